import { ENOUGH_FLAWED, ENOUGH_SOUND, type EyeCounts } from '@think-twice/core/learning/eye'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { eyeAdvice, eyeChangeText, eyeSentence } from '@think-twice/core/wording/eye-words'
import { rangeText } from '@think-twice/core/wording/likely'
import type { Insights } from '../../../data/insights.ts'
import { PenNote } from '../../../parts/pen-note.tsx'
import typography from '../../../ui/text.module.css'
import { HowThisWorks } from '../plots/how-this-works.tsx'
import { PenMark } from '../plots/pen-marks.tsx'
import { Invitation, Said } from '../plots/said.tsx'
import { TableTwin } from '../plots/table-twin.tsx'
import sides from '../plots/two-sides.module.css'
import { UntilEnough } from '../plots/until-enough.tsx'
import { EyePlot, type SeenEye } from './eye-plot.tsx'
import { EyeReaders } from './eye-readers.tsx'
import { EyeWords } from './eye-words.tsx'

/** How well flawed and good arguments are told apart: a sentence, the counts behind it, and the picture. */
export function EyeSection({ eye }: { eye: Insights['eye'] }) {
  const latest = seen(eye.windows?.latest) ?? seen(eye)
  const before = seen(eye.windows?.previous)
  if (!latest) return <TooFew counts={eye.counts} />
  const { counts, reading } = latest
  return (
    <div className={sides.sides}>
      <div className={sides.words}>
        <Said sentence={eyeSentence(counts, reading)} />
        <PenNote ink={reading.leanWord === 'none we can show' ? 'both' : 'bias'}>{eyeAdvice(reading)}</PenNote>
        <EyeWords counts={counts} reading={reading} />
        {before && (
          <p className={typography.small}>
            Read from your latest {counts.flawed} flawed and {counts.sound} good arguments.{' '}
            {eyeChangeText(before.reading, reading)}
          </p>
        )}
      </div>
      <div>
        <EyePlot now={latest} before={before} />
        <EyeTable now={latest} before={before} />
        <EyeReaders />
        <HowThisWorks />
      </div>
    </div>
  )
}

/** The empty plane, and what is still missing. */
function TooFew({ counts }: { counts: EyeCounts }) {
  return (
    <div className={sides.sides}>
      <div className={sides.words}>
        <Invitation>
          Someone who has just learned the names of fallacies may start to see them everywhere. This picture will show
          whether you do.
        </Invitation>
        <UntilEnough
          rows={[
            { name: 'Flawed arguments', mark: <PenMark of="flaw" />, count: counts.flawed, of: ENOUGH_FLAWED },
            { name: 'Good arguments', mark: <PenMark of="sound" />, count: counts.sound, of: ENOUGH_SOUND },
          ]}
        />
        <p className={typography.small}>
          It opens when both rows are full: with fewer it would only be a guess. Practice fills them; the quizzes don’t,
          because every argument there has a flaw.
        </p>
      </div>
      <div>
        <EyePlot now={null} before={null} />
        <HowThisWorks />
      </div>
    </div>
  )
}

function EyeTable({ now, before }: { now: SeenEye; before: SeenEye | null }) {
  const all = before ? [before, now] : [now]
  const share = (count: number, total: number) =>
    `${count} of ${total} (likely ${rangeText(wilsonInterval(count, total))})`
  return (
    <TableTwin
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

function seen(eye: { counts: EyeCounts; reading: SeenEye['reading'] | null } | undefined): SeenEye | null {
  return eye?.reading ? { counts: eye.counts, reading: eye.reading } : null
}

function marginText({ value, margin }: { value: number; margin: number }): string {
  return `${value.toFixed(2).replace('-', '−')} ± ${margin.toFixed(2)}`
}
