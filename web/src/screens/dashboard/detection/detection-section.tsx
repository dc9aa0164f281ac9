import type { Insights } from '@think-twice/contract/practice'
import type { DetectionCounts } from '@think-twice/core/learning/detection'
import {
  detectionAdvice,
  detectionChangeText,
  detectionSentence,
  missingArguments,
} from '@think-twice/core/learning/detection-words'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { rangeText } from '@think-twice/core/wording/number-text'
import { PenNote } from '../../../ui/pen-note.tsx'
import typography from '../../../ui/text.module.css'
import { FlawOrSoundSign } from '../plots/flaw-or-sound-sign.tsx'
import { HowThisWorks } from '../plots/how-this-works.tsx'
import { MissingAnswers } from '../plots/missing-answers.tsx'
import { Invitation, PlotSentence } from '../plots/plot-sentence.tsx'
import { PlotTable } from '../plots/plot-table.tsx'
import sides from '../plots/text-beside-plot.module.css'
import { DetectionPlot, type SeenDetection } from './detection-plot.tsx'
import { ExampleReaders } from './example-readers.tsx'
import { SharpnessAndLean } from './sharpness-and-lean.tsx'

/** How well flawed and good arguments are told apart: a sentence, the counts behind it, and the picture. */
export function DetectionSection({ eye }: { eye: Insights['eye'] }) {
  const latest = seen(eye.windows?.latest) ?? seen(eye)
  const before = seen(eye.windows?.previous)
  if (!latest) return <TooFew counts={eye.counts} />
  const { counts, reading } = latest
  return (
    <div className={sides.sides}>
      <div className={sides.words}>
        <PlotSentence sentence={detectionSentence(counts, reading)} />
        <PenNote ink={reading.leanWord === 'none we can show' ? 'both' : 'bias'}>{detectionAdvice(reading)}</PenNote>
        <SharpnessAndLean counts={counts} reading={reading} />
        {before && (
          <p className={typography.small}>
            Based on your latest {counts.flawed} flawed and {counts.sound} good arguments.{' '}
            {detectionChangeText(before.reading, reading)}
          </p>
        )}
      </div>
      <div>
        <DetectionPlot now={latest} before={before} />
        <DetectionTable now={latest} before={before} />
        <ExampleReaders />
        <HowThisWorks />
      </div>
    </div>
  )
}

/** The empty plot, and what is still missing. */
function TooFew({ counts }: { counts: DetectionCounts }) {
  const missing = missingArguments(counts)
  return (
    <div className={sides.sides}>
      <div className={sides.words}>
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
      </div>
      <div>
        <DetectionPlot now={null} before={null} />
        <HowThisWorks />
      </div>
    </div>
  )
}

function DetectionTable({ now, before }: { now: SeenDetection; before: SeenDetection | null }) {
  const all = before ? [before, now] : [now]
  const share = (count: number, total: number) =>
    `${count} of ${total} (likely ${rangeText(wilsonInterval(count, total))})`
  return (
    <PlotTable
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
