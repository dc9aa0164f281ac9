import type { ClassReport } from '@think-twice/contract/class-report'
import { classDetectionSentence, classMissingText } from '@think-twice/core/class/class-detection'
import {
  detectionAdvice,
  ENOUGH_FLAWED,
  ENOUGH_SOUND,
  leanText,
  leanTitle,
  sharpnessText,
  sharpnessTitle,
} from '@think-twice/core/learning/detection'
import { type Interval, likelyText, percentText } from '@think-twice/core/wording/numbers'
import { Ballot, doneCells } from '../../../parts/ballot.tsx'
import { FlawOrSoundSign, PlotSentence } from '../../../parts/plot-words.tsx'
import { Columns, Stack } from '../../../ui/layout.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import { Measure, Measures } from '../../../ui/plot.tsx'
import typography from '../../../ui/text.module.css'
import styles from './class-report-screen.module.css'

/** How well a class tells flawed arguments from good ones: a sentence, the two rates, and the two words. */
export function DetectionReport({ detection }: { detection: ClassReport['detection'] }) {
  const { counts, likely, reading } = detection
  if (!reading || !likely.noticed || !likely.accepted) return <Missing counts={counts} />
  return (
    <Columns gap={6} top={2}>
      <Stack gap={5}>
        <PlotSentence sentence={classDetectionSentence({ counts, reading })} />
        <PenNote ink={reading.leanWord === 'none we can show' ? 'both' : 'bias'}>
          {detectionAdvice(reading, 'this class')}
        </PenNote>
        <Measures>
          <Rate term="Flaws noticed" of="flaw" times={counts.noticed} total={counts.flawed} likely={likely.noticed} />
          <Rate
            term="Good arguments accepted"
            of="sound"
            times={counts.accepted}
            total={counts.sound}
            likely={likely.accepted}
          />
        </Measures>
      </Stack>
      <Stack as="dl" gap={5} className={styles.words}>
        <div>
          <dt>{sharpnessTitle(reading.sharpnessWord)}</dt>
          <dd>{sharpnessText(reading, 'this class')}</dd>
        </div>
        <div>
          <dt>{leanTitle(reading.leanWord)}</dt>
          <dd>{leanText(reading.leanWord, 'this class')}</dd>
        </div>
      </Stack>
    </Columns>
  )
}

type RateProps = { term: string; of: 'flaw' | 'sound'; times: number; total: number; likely: Interval }

function Rate({ term, of, times, total, likely }: RateProps) {
  const share = `${percentText(times / total)}, ${likelyText(likely)}`
  return (
    <Measure
      term={
        <>
          <FlawOrSoundSign kind={of} />
          {term}
        </>
      }
      value={`${times} of ${total}`}
      label={`${term}: ${share}`}
      at={times / total}
      likely={likely}
    >
      <p className={typography.fine}>{share}</p>
    </Measure>
  )
}

/** In place of a reading, while there are too few answers: rows of cells show how many are missing. */
function Missing({ counts: { flawed, sound } }: { counts: ClassReport['detection']['counts'] }) {
  return (
    <Stack gap={4} top={2}>
      <p className={styles.notEnough}>Not enough to say yet.</p>
      <CountRow term="Flawed arguments" of="flaw" count={flawed} enough={ENOUGH_FLAWED} />
      <CountRow term="Good arguments" of="sound" count={sound} enough={ENOUGH_SOUND} />
      <p className={typography.small}>{classMissingText({ flawed, sound })}</p>
    </Stack>
  )
}

function CountRow({ term, of, count, enough }: { term: string; of: 'flaw' | 'sound'; count: number; enough: number }) {
  const filled = Math.min(count, enough)
  return (
    <div>
      <p className={styles.count}>
        <FlawOrSoundSign kind={of} /> {term}, {filled} of {enough}
      </p>
      <Ballot cells={doneCells(filled, enough)} label={`${filled} of ${enough}`} />
    </div>
  )
}
