import { answeredCount, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { memo, type ReactNode } from 'react'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { AttemptBar } from '../../parts/attempt-bar.tsx'
import styles from '../../parts/attempt-screen.module.css'
import { ProgressTicks } from '../../parts/progress-ticks.tsx'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import { ElapsedTimer } from './elapsed-timer.tsx'

type AttemptPageProps = {
  title: string
  attempt: Pick<RunningAttempt, 'questions' | 'position'>
  /** What is counted as answered. */
  userAnswers: RunningAttempt['userAnswers']
  secondsNow: () => number
  /** The question. */
  children: ReactNode
}

/** What stands around the question of a running attempt. */
export function AttemptPage({ title, attempt, userAnswers, secondsNow, children }: AttemptPageProps) {
  return (
    <>
      <SkipLink to="question">Skip to question</SkipLink>
      <Bar title={title} secondsNow={secondsNow} />
      <main id="main" className={pages.width} tabIndex={-1}>
        <div className={styles.count}>
          <strong id="question-number">
            Question {attempt.position + 1} of {attempt.questions.length}
          </strong>
          <span className={classNames(typography.small, typography.tabular)}>
            {answeredCount({ userAnswers })} answered
          </span>
        </div>
        <ProgressTicks questions={attempt.questions} userAnswers={userAnswers} position={attempt.position} />
        {children}
      </main>
    </>
  )
}

/** No answer changes it. */
const Bar = memo(({ title, secondsNow }: Pick<AttemptPageProps, 'title' | 'secondsNow'>) => (
  <AttemptBar title={title}>
    <ElapsedTimer secondsNow={secondsNow} />
  </AttemptBar>
))
