import { type Ink, inkOf } from '@think-twice/core/practice/round-answers'
import { scenarioParts } from '@think-twice/core/practice/sentences'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import pen from '../../ui/pen.module.css'
import typography from '../../ui/text.module.css'
import styles from './annotated-text.module.css'

/** A question of a quiz or of practice; only some name the sentence that breaks. */
export type AnnotatedQuestion = IdentifiedQuestion & { breaksAt?: string | undefined; twinOf?: string | undefined }

type AnnotatedTextProps = {
  question: AnnotatedQuestion
  /** Index of the sentence that was tapped, if any. */
  tapped?: number | null | undefined
  className?: string | undefined
}

/**
 * An answered scenario: the learner's pencil under the sentence they tapped, our pen under the sentence that breaks and,
 * dotted, under deciding words outside it.
 */
export function AnnotatedText({ question, tapped = null, className }: AnnotatedTextProps) {
  const { parts, marks } = annotationsOf(question, tapped)
  const firstTapped = parts.findIndex(({ isTapped }) => isTapped)
  return (
    <p className={className} data-type={inkOf(question)}>
      {[...parts.entries()].map(([place, part]) => {
        const mark = marks.find(({ isOn }) => isOn(part))
        return (
          <span
            key={place}
            className={classNames(part.isTapped && styles.pencil, place === firstTapped && typography.spoken)}
            data-spoken={place === firstTapped ? 'You marked the sentence that begins here' : undefined}
          >
            {mark ? (
              <mark className={classNames(styles.mark, typography.spoken, mark.line)} data-spoken={mark.meaning}>
                {part.text}
              </mark>
            ) : (
              part.text
            )}
          </span>
        )
      })}
    </p>
  )
}

/** Says what the lines under an annotated scenario mean; the text itself says it to screen readers. */
export function MarkMeanings({ question, tapped = null }: Omit<AnnotatedTextProps, 'className'>) {
  const { parts, marks } = annotationsOf(question, tapped)
  const shown = marks.filter(({ isOn }) => parts.some(isOn))
  if (shown.length === 0) return null
  return (
    <Row as="p" gap={6} rowGap={1} top={3} className={styles.key} data-type={inkOf(question)} aria-hidden="true">
      {tapped !== null && <span className={styles.pencil}>your pick</span>}
      {shown.map(({ meaning, line }) => (
        <span key={meaning} className={line}>
          {meaning}
        </span>
      ))}
    </Row>
  )
}

function annotationsOf(question: AnnotatedQuestion, tapped: number | null) {
  const { scenario, decidingWords = [], breaksAt } = question
  return {
    parts: scenarioParts({ scenario, decidingWords, breaksAt }, tapped),
    marks: marksOf(question, inkOf(question)),
  }
}

type PenMark = {
  meaning: string
  line: string | undefined
  isOn: (part: ReturnType<typeof scenarioParts>[number]) => boolean
}

/** The pen's marks: one for the sentence that breaks, where it is known, and one for the deciding words. */
function marksOf({ kind, breaksAt }: AnnotatedQuestion, ink: Ink): PenMark[] {
  const isDeciding: PenMark['isOn'] = (part) => part.isDeciding
  if (ink === 'sound') return [{ meaning: 'why it holds up', line: pen.holds, isOn: isDeciding }]
  if (kind === 'decide') return [{ meaning: 'what decides it', line: pen.wave, isOn: isDeciding }]
  if (breaksAt === undefined) return [{ meaning: 'what gives it away', line: pen.wave, isOn: isDeciding }]
  return [
    { meaning: 'where it breaks', line: pen.wave, isOn: ({ isBreaking }) => isBreaking },
    { meaning: 'what gives it away', line: pen.clue, isOn: isDeciding },
  ]
}
