import { type DetectionCounts, type DetectionReading, detectionPlotText } from '@think-twice/core/learning/detection'
import { FlawOrSoundSign } from '../../../parts/plot-words.tsx'
import { classNames } from '../../../ui/class-names.ts'
import plots from '../../../ui/plot.module.css'
import {
  At,
  across,
  LyingMargin,
  Plot,
  PlotFigure,
  ScaleUp,
  Stretched,
  UprightMargin,
  upward,
} from '../../../ui/plot.tsx'
import { nameBeside, placeOf, tiltOf } from './plot-layout.ts'

export type SeenDetection = { counts: DetectionCounts; reading: DetectionReading }

type DetectionPlotProps = {
  now: SeenDetection
  /** The counts of the answers before those of `now`; null if there are too few. */
  before: SeenDetection | null
}

/** Up: flaws caught. Right: good arguments accepted. The square is the learner, tilted by their lean. */
export function DetectionPlot({ now, before }: DetectionPlotProps) {
  return (
    <PlotFigure
      isSquare
      up={
        <>
          <FlawOrSoundSign kind="flaw" />
          Flaws caught, %
        </>
      }
      across={
        <>
          <FlawOrSoundSign kind="sound" />
          Good arguments accepted, %
        </>
      }
    >
      <Plot
        title="Your eye: flaws caught against good arguments accepted"
        description={detectionPlotText(now.counts, before?.counts ?? null)}
        shape="square"
      >
        <Plane />
        <Scales />
        {before && <EarlierYou counts={before.counts} now={now.counts} />}
        <You counts={now.counts} reading={now.reading} />
      </Plot>
    </PlotFigure>
  )
}

/** The frame, its middle lines, the line of guessing and the line without a lean. */
function Plane() {
  return (
    <>
      <Stretched>
        <path className={plots.zone} d="M0 0V100H100Z" />
      </Stretched>
      {['50%', '0', '100%'].map((at, index) => (
        <g key={at} className={index === 0 ? plots.grid : plots.edge}>
          <line x1={at} x2={at} y1="0" y2="100%" />
          <line x1="0" x2="100%" y1={at} y2={at} />
        </g>
      ))}
      <line className={plots.reference} x1="0" y1="0" x2="100%" y2="100%" />
      <line className={classNames(plots.reference, plots.dotted)} x1="50%" y1="50%" x2="100%" y2="0" />
    </>
  )
}

const TICKS = [
  { at: 0, text: '0' },
  { at: 0.5, text: '50' },
  { at: 1, text: '100%' },
]

/** The numbers of both axes, and the names of lines and corners. */
function Scales() {
  return (
    <>
      <ScaleUp ticks={TICKS.map((tick) => ({ ...tick, line: null }))} />
      {TICKS.map(({ at, text }) => (
        <text key={at} className={at === 1 ? plots.toEnd : plots.centered} x={across(at)} y="100%" dy="20">
          {text}
        </text>
      ))}
      <At x="26%" y="26%">
        <text className={plots.centered} transform="rotate(45)" y="18">
          guessing
        </text>
      </At>
      <At x="56%" y="44%">
        <text className={plots.optional} transform="rotate(-45)" y="17">
          no lean
        </text>
      </At>
      <text className={classNames(plots.word, plots.halo)} x="32" y="22">
        Suspicious
      </text>
      <text className={classNames(plots.word, plots.toEnd, plots.halo)} x="100%" dx="-12" y="24">
        Sharp
      </text>
      <text className={classNames(plots.word, plots.toEnd)} x="100%" dx="-10" y="70%">
        Trusting
      </text>
      <text className={plots.word} x="14" y="100%" dy="-16">
        Worse than guessing
      </text>
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
        <Square size={20} tilt={tiltOf(reading)} />
        <text className={classNames(plots.strong, plots.halo, name.isLeft && plots.toEnd)} x={name.x} y={name.y}>
          You, now
        </text>
      </At>
    </>
  )
}

function Square({ size, tilt }: { size: number; tilt: number }) {
  return (
    <rect
      fill="var(--overprint)"
      stroke="var(--paper)"
      strokeWidth="2"
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      rx="2"
      transform={`rotate(${tilt})`}
    />
  )
}

const THIN = { stroke: 'var(--ink-3)', strokeWidth: 1.25 } as const

function EarlierYou({ counts, now }: { counts: DetectionCounts; now: DetectionCounts }) {
  const [place, to] = [placeOf(counts), placeOf(now)]
  const [x, y] = [across(place.x), upward(place.y)]
  return (
    <>
      <Cross counts={counts} />
      <line {...THIN} x1={x} y1={y} x2={across(to.x)} y2={upward(to.y)} />
      <At x={x} y={y}>
        <rect
          fill="var(--paper)"
          stroke="var(--ink-2)"
          strokeWidth="1.75"
          x="-5.5"
          y="-5.5"
          width="11"
          height="11"
          rx="1.5"
        />
        <text className={plots.halo} x="12" y="22">
          Before
        </text>
      </At>
    </>
  )
}

/** Both margins of a place, as thin lines. */
function Cross({ counts }: { counts: Omit<DetectionCounts, 'namedRight'> }) {
  const { x, y, acrossLikely, upLikely } = placeOf(counts)
  return (
    <g {...THIN}>
      <line x1={across(acrossLikely.low)} x2={across(acrossLikely.high)} y1={upward(y)} y2={upward(y)} />
      <line x1={across(x)} x2={across(x)} y1={upward(upLikely.low)} y2={upward(upLikely.high)} />
    </g>
  )
}
