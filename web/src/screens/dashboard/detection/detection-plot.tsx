import type { DetectionCounts, DetectionReading } from '@think-twice/core/learning/detection'
import { detectionPlotText } from '@think-twice/core/learning/detection-words'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../plots/figure.tsx'
import { FlawOrSoundSign } from '../plots/flaw-or-sound-sign.tsx'
import { LyingMargin, UprightMargin } from '../plots/margins.tsx'
import styles from '../plots/plot.module.css'
import { At, Plot, Stretched } from '../plots/plot.tsx'
import { across, upward } from '../plots/plot-positions.ts'
import { nameBeside, placeOf, tiltOf } from './detection-places.ts'

export type SeenDetection = { counts: DetectionCounts; reading: DetectionReading }

type DetectionPlotProps = {
  /** Null if there are too few answers to place the learner. */
  now: SeenDetection | null
  /** The counts of the answers before those of `now`; null if there are too few. */
  before: SeenDetection | null
}

/** Up: flaws caught. Right: good arguments accepted. The square is the learner, tilted by their lean. */
export function DetectionPlot({ now, before }: DetectionPlotProps) {
  return (
    <Figure
      isSquare
      up={
        <>
          <FlawOrSoundSign of="flaw" />
          Flaws caught, %
        </>
      }
      across={
        <>
          <FlawOrSoundSign of="sound" />
          Good arguments accepted, %
        </>
      }
    >
      <Plot
        title="Your eye: flaws caught against good arguments accepted"
        description={detectionPlotText(now?.counts ?? null, before?.counts ?? null)}
        shape="square"
      >
        <Plane />
        {before && <EarlierYou counts={before.counts} now={now?.counts ?? before.counts} />}
        {now && <You counts={now.counts} reading={now.reading} />}
      </Plot>
    </Figure>
  )
}

function Plane() {
  return (
    <>
      <Stretched>
        <path className={styles.zone} d="M0 0V100H100Z" />
      </Stretched>
      <Frame />
      {['0', '50', '100%'].map((text, index) => (
        <text key={text} className={styles.toEnd} x="-8" y={upward(index / 2)} dy="4.5">
          {text}
        </text>
      ))}
      {['0', '50', '100%'].map((text, index) => (
        <text
          key={text}
          className={index === 2 ? styles.toEnd : styles.centered}
          x={across(index / 2)}
          y="100%"
          dy="20"
        >
          {text}
        </text>
      ))}
      <At x="26%" y="26%">
        <text className={styles.centered} transform="rotate(45)" y="18">
          guessing
        </text>
      </At>
      <At x="56%" y="44%">
        <text className={styles.optional} transform="rotate(-45)" y="17">
          no lean
        </text>
      </At>
      <text className={classNames(styles.word, styles.halo)} x="32" y="22">
        Suspicious
      </text>
      <text className={classNames(styles.word, styles.toEnd, styles.halo)} x="100%" dx="-12" y="24">
        Sharp
      </text>
      <text className={classNames(styles.word, styles.toEnd)} x="100%" dx="-10" y="70%">
        Trusting
      </text>
      <text className={styles.word} x="14" y="100%" dy="-16">
        Worse than guessing
      </text>
    </>
  )
}

/** The frame, its middle lines, the line of guessing and the line without a lean. */
export function Frame() {
  return (
    <>
      {['50%', '0', '100%'].map((at, index) => (
        <line key={at} className={index === 0 ? styles.grid : styles.frame} x1={at} x2={at} y1="0" y2="100%" />
      ))}
      {['50%', '0', '100%'].map((at, index) => (
        <line key={at} className={index === 0 ? styles.grid : styles.frame} x1="0" x2="100%" y1={at} y2={at} />
      ))}
      <line className={styles.reference} x1="0" y1="0" x2="100%" y2="100%" />
      <line className={classNames(styles.reference, styles.dotted)} x1="50%" y1="50%" x2="100%" y2="0" />
    </>
  )
}

function You({ counts, reading }: SeenDetection) {
  const place = placeOf(counts)
  const name = nameBeside(place)
  return (
    <>
      <LyingMargin y={upward(place.y)} likely={place.acrossLikely} />
      <UprightMargin x={place.x} likely={place.upLikely} />
      <At x={across(place.x)} y={upward(place.y)}>
        <rect
          className={styles.you}
          x="-10"
          y="-10"
          width="20"
          height="20"
          rx="2"
          transform={`rotate(${tiltOf(reading)})`}
        />
        <text className={classNames(styles.strong, styles.halo, name.isLeft && styles.toEnd)} x={name.x} y={name.y}>
          You, now
        </text>
      </At>
    </>
  )
}

function EarlierYou({ counts, now }: { counts: DetectionCounts; now: DetectionCounts }) {
  const [place, to] = [placeOf(counts), placeOf(now)]
  const cap = classNames(styles.cap, styles.earlier)
  return (
    <>
      <line
        className={cap}
        x1={across(place.acrossLikely.low)}
        x2={across(place.acrossLikely.high)}
        y1={upward(place.y)}
        y2={upward(place.y)}
      />
      <line
        className={cap}
        x1={across(place.x)}
        x2={across(place.x)}
        y1={upward(place.upLikely.low)}
        y2={upward(place.upLikely.high)}
      />
      <line className={cap} x1={across(place.x)} y1={upward(place.y)} x2={across(to.x)} y2={upward(to.y)} />
      <At x={across(place.x)} y={upward(place.y)}>
        <rect className={styles.openPoint} x="-5.5" y="-5.5" width="11" height="11" rx="1.5" />
        <text className={styles.halo} x="12" y="22">
          Before
        </text>
      </At>
    </>
  )
}
