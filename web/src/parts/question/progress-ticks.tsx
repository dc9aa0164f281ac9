import type { RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './progress-ticks.module.css'

/** With this many questions or more, the ticks are set closer together. */
const MANY = 24

type ProgressTicksProps = Pick<RunningAttempt, 'userAnswers' | 'position'> & {
  questions: readonly { id: string }[]
  label?: string
}

type QuestionCountProps = { position: number; total: number; answered: number }

/** The number of the question being asked, which is part of its accessible name, and how many were answered. */
export function QuestionCount({ position, total, answered }: QuestionCountProps) {
  return (
    <div className={styles.count}>
      <strong id="question-number">{`Question ${position + 1} of ${total}`}</strong>
      <span className={classNames(typography.small, typography.tabular)}>{`${answered} answered`}</span>
    </div>
  )
}

/** One tick is one question: filled when answered, tall when it is being asked. */
export const ProgressTicks = memo(
  ({ questions, userAnswers, position, label = 'Quiz progress' }: ProgressTicksProps) => {
    const answered = userAnswers.filter((answer) => answer !== UNANSWERED).length
    return (
      <div
        className={classNames(styles.ticks, questions.length > MANY && styles.many)}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={questions.length}
        aria-valuenow={answered}
        aria-valuetext={`${answered} of ${questions.length} answered`}
      >
        {questions.map(({ id }, index) => (
          <Tick key={id} isAnswered={userAnswers[index] !== UNANSWERED} isAsked={index === position} />
        ))}
      </div>
    )
  },
)

/** Memoized, because only one or two of 48 ticks change at a time. */
const Tick = memo(({ isAnswered, isAsked }: { isAnswered: boolean; isAsked: boolean }) => (
  <i className={classNames(isAnswered && styles.answered, isAsked && styles.asked)} />
))
