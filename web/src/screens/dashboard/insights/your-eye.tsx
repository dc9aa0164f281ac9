import type { Insights } from '@think-twice/contract/insights'
import {
  type DetectionCounts,
  type DetectionReading,
  detectionAdvice,
  detectionChangeText,
  detectionSentence,
  leanText,
  leanTitle,
  missingArguments,
  sharpnessText,
  sharpnessTitle,
} from '@think-twice/core/learning/detection'
import { measuredShare, wilsonInterval } from '@think-twice/core/learning/statistics'
import { rangeText } from '@think-twice/core/wording/numbers'
import type { ReactNode } from 'react'
import { FoldedTable } from '../../../ui/folded-table.tsx'
import { Columns, RuledList, Stack } from '../../../ui/layout.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import { Measure, Measures } from '../../../ui/plot.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import { DetectionPlot, ExampleReaders, type SeenDetection } from './detection-plot.tsx'
import { FlawOrSoundSign, HowThisWorks, Invitation, MissingAnswers, PlotSentence } from './insight-parts.tsx'
import { tiltOf } from './plot-layout.ts'
import styles from './your-eye.module.css'

/** The learner's ability to tell flawed from good arguments: a sentence, the counts behind it, and the picture. */
export function YourEye({ eye }: { eye: Insights['eye'] }) {
  const latest = seen(eye.windows?.latest) ?? seen(eye)
  const before = seen(eye.windows?.previous)
  if (!latest) return <TooFew counts={eye.counts} />
  const { counts, reading } = latest
  return (
    <Columns gap={8} top={5}>
      <Stack gap={6}>
        <PlotSentence sentence={detectionSentence(counts, reading)} />
        <PenNote ink={reading.leanWord === 'none we can show' ? 'both' : 'bias'}>{detectionAdvice(reading)}</PenNote>
        <Rates counts={counts} />
        <SharpnessAndLean reading={reading} />
        {before && (
          <p className={typography.small}>
            Based on your latest {counts.flawed} flawed and {counts.sound} good arguments.{' '}
            {detectionChangeText(before.reading, reading)}
          </p>
        )}
      </Stack>
      <div>
        <DetectionPlot now={latest} before={before} />
        <DetectionTable now={latest} before={before} />
        <ExampleReaders />
        <HowThisWorks />
      </div>
    </Columns>
  )
}

/** The empty plot, and what is still missing. */
function TooFew({ counts }: { counts: DetectionCounts }) {
  const missing = missingArguments(counts)
  return (
    <Columns gap={8} top={5}>
      <Stack gap={6}>
        <Invitation>
          Someone who has just learned the names of fallacies may start to see them everywhere. This picture will show
          whether you do.
        </Invitation>
        <MissingAnswers
          rows={[
            { ...missing.flawed, sign: <FlawOrSoundSign of="flaw" /> },
            { ...missing.sound, sign: <FlawOrSoundSign of="sound" /> },
          ]}
        />
        <p className={typography.small}>
          It opens when both rows are full. With less to go on, it would only be a guess. Practice fills them; the
          quizzes don’t, because every argument there has a flaw.
        </p>
      </Stack>
      <div>
        <DetectionPlot now={null} before={null} />
        <HowThisWorks />
      </div>
    </Columns>
  )
}

/** The two rates with their margins. */
function Rates({ counts }: { counts: DetectionCounts }) {
  return (
    <Measures>
      <Rate term="Flaws caught" sign={<FlawOrSoundSign of="flaw" />} count={counts.caught} total={counts.flawed} />
      <Rate
        term="Good arguments accepted"
        sign={<FlawOrSoundSign of="sound" />}
        count={counts.accepted}
        total={counts.sound}
      />
    </Measures>
  )
}

function Rate({ term, sign, count, total }: { term: string; sign: ReactNode; count: number; total: number }) {
  const words = measuredShare(count, total)
  return (
    <Measure
      term={
        <>
          {sign}
          {term}
        </>
      }
      value={`${count} of ${total}`}
      label={`${term}: ${words}`}
      at={count / total}
      likely={wilsonInterval(count, total)}
    >
      <p className={typography.label} aria-hidden="true">
        {words}
      </p>
    </Measure>
  )
}

const GROUND = { stroke: 'var(--rule-strong)', strokeWidth: 1.5 } as const

/** The two words that follow from the rates, each with a drawing. */
function SharpnessAndLean({ reading }: { reading: DetectionReading }) {
  const tilt = tiltOf(reading)
  return (
    <RuledList roomy framed>
      <li className={styles.word}>
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <path {...GROUND} d="M0 46.8h52" />
          <path
            fill="var(--fallacy)"
            d="M1 25.5a1.5 1.5 0 0 1 1.5-1.5h13.5l-15 17zM23 25.5v19a1.5 1.5 0 0 1-1.5 1.5h-19a1.5 1.5 0 0 1-1.5-.5z"
          />
          <rect
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.75"
            x="29.8"
            y="24.8"
            width="20.5"
            height="20.5"
            rx="1.5"
          />
        </svg>
        <h3>{sharpnessTitle(reading.sharpnessWord)}</h3>
        <Text look="small">{sharpnessText(reading)}</Text>
      </li>
      <li className={styles.word}>
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <path {...GROUND} d="M0 46.8h52" />
          <rect {...GROUND} fill="none" strokeDasharray="3 3" x="12" y="18" width="28" height="28" rx="1.5" />
          <rect
            fill="var(--bias)"
            x="12"
            y="18"
            width="28"
            height="28"
            rx="1.5"
            transform={`rotate(${tilt} ${tilt < 0 ? 12 : 40} 46)`}
          />
        </svg>
        <h3>{leanTitle(reading.leanWord)}</h3>
        <Text look="small">{leanText(reading.leanWord)}</Text>
      </li>
    </RuledList>
  )
}

function DetectionTable({ now, before }: { now: SeenDetection; before: SeenDetection | null }) {
  const all = before ? [before, now] : [now]
  const share = (count: number, total: number) =>
    `${count} of ${total} (likely ${rangeText(wilsonInterval(count, total))})`
  return (
    <FoldedTable
      caption={before ? 'Your eye, before and now' : 'Your eye'}
      head={['Measure', ...(before ? ['Before'] : []), 'Now']}
      rows={[
        ['Flaws caught', ...all.map(({ counts }) => share(counts.caught, counts.flawed))],
        ['Good arguments accepted', ...all.map(({ counts }) => share(counts.accepted, counts.sound))],
        ['Named right', ...all.map(({ counts }) => share(counts.namedRight, counts.flawed))],
        ['Sharpness (d′)', ...all.map(({ reading }) => marginText(reading.sharpness))],
        ['Lean (c)', ...all.map(({ reading }) => marginText(reading.lean))],
      ]}
    />
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
