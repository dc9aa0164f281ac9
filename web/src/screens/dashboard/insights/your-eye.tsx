import type { Insights } from '@think-twice/contract/learning'
import {
  type DetectionCounts,
  detectionAdvice,
  detectionChangeText,
  detectionSentence,
  FIRST_LOOKS_NOTE,
  leanText,
  leanTitle,
  missingArgumentsText,
  sharpnessText,
  sharpnessTitle,
} from '@think-twice/core/learning/detection'
import { measuredShare, wilsonInterval } from '@think-twice/core/learning/statistics'
import type { ReactNode } from 'react'
import { FlawOrSoundSign, PlotSentence } from '../../../parts/plot-words.tsx'
import { Columns, Stack } from '../../../ui/layout.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import { Measure, Measures } from '../../../ui/plot.tsx'
import typography from '../../../ui/text.module.css'
import { DetectionPlot, type SeenDetection } from './detection-plot.tsx'
import { PictureFold } from './insight-parts.tsx'
import styles from './insights.module.css'

/** The learner's ability to tell flawed from good arguments: a sentence, the counts behind it, and the picture beside it. */
export function YourEye({ eye, children }: { eye: Insights['eye']; children: ReactNode }) {
  const latest = seen(eye.windows?.latest) ?? seen(eye)
  const before = seen(eye.windows?.previous)
  if (!latest) {
    return (
      <>
        <p className={typography.quiet}>{missingArgumentsText(eye.counts)}</p>
        {children}
      </>
    )
  }
  const { counts, reading } = latest
  return (
    <>
      <Columns gap={4} top={2}>
        <Stack gap={5}>
          <PlotSentence sentence={detectionSentence(counts, reading)} />
          <PenNote ink={reading.leanWord === 'none we can show' ? 'both' : 'bias'}>{detectionAdvice(reading)}</PenNote>
          <Rates counts={counts} />
          <p className={typography.small}>{FIRST_LOOKS_NOTE}</p>
          {before && (
            <p className={typography.small}>
              {`Based on your latest ${counts.flawed} flawed and ${counts.sound} good arguments. ${detectionChangeText(before.reading, reading)}`}
            </p>
          )}
        </Stack>
        <PictureFold>
          <DetectionPlot now={latest} before={before} />
          <Words counts={counts} reading={reading} />
        </PictureFold>
      </Columns>
      {children}
    </>
  )
}

/** The two rates with their margins. */
function Rates({ counts }: { counts: DetectionCounts }) {
  return (
    <Measures>
      <Rate term="Flaws caught" sign={<FlawOrSoundSign kind="flaw" />} count={counts.caught} total={counts.flawed} />
      <Rate
        term="Good arguments accepted"
        sign={<FlawOrSoundSign kind="sound" />}
        count={counts.accepted}
        total={counts.sound}
      />
    </Measures>
  )
}

function Rate({ term, sign, count, total }: { term: string; sign: ReactNode; count: number; total: number }) {
  return (
    <Measure
      term={
        <>
          {sign}
          {term}
        </>
      }
      value={`${count} of ${total}`}
      label={`${term}: ${measuredShare(count, total)}`}
      at={count / total}
      likely={wilsonInterval(count, total)}
    />
  )
}

/** The two words with their numbers in signal detection, and the flaws named right. */
function Words({ counts: { namedRight, flawed }, reading }: SeenDetection) {
  return (
    <dl className={styles.words}>
      <div>
        <dt className={styles.term}>{sharpnessTitle(reading.sharpnessWord)}</dt>
        <dd>
          <span>{sharpnessText(reading)}</span>{' '}
          <span className={typography.fine}>{`d′ ${marginText(reading.sharpness)}`}</span>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{leanTitle(reading.leanWord)}</dt>
        <dd>
          <span>{leanText(reading.leanWord)}</span>{' '}
          <span className={typography.fine}>{`c ${marginText(reading.lean)}`}</span>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{`Named right: ${namedRight} of ${flawed}`}</dt>
        <dd>{measuredShare(namedRight, flawed)}</dd>
      </div>
    </dl>
  )
}

function seen(
  eye: { counts: DetectionCounts; reading: SeenDetection['reading'] | null } | undefined,
): SeenDetection | null {
  return eye?.reading ? { counts: eye.counts, reading: eye.reading } : null
}

function marginText({ value, margin }: { value: number; margin: number }): string {
  return `${value.toFixed(2).replace('-', '−')} ± ${margin.toFixed(2)}`
}
