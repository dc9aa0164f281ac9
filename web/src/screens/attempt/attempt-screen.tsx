import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { answeredCount, type CompleteAttempt, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { resultOf } from '@think-twice/core/quiz/quiz-result'
import { finishNotice } from '@think-twice/core/wording/finish-notice'
import { useCallback } from 'react'
import { rememberForms } from '../../browser/asked-forms.ts'
import { currentUser } from '../../browser/current-user.ts'
import { claimAttempt } from '../../browser/kept-attempts.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { AttemptBar } from '../../parts/attempt-bar.tsx'
import styles from '../../parts/attempt-screen.module.css'
import { ProgressTicks } from '../../parts/progress-ticks.tsx'
import { saveResult } from '../../saving/save-result.ts'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import { showToast } from '../../ui/toasts.tsx'
import { ElapsedTimer } from './elapsed-timer.tsx'
import { QuestionForm } from './question-form.tsx'
import { useRunningAttempt } from './use-running-attempt.ts'

/** An attempt in progress: one question at a time, no navigation but the way out. */
export function AttemptScreen(props: { initial: RunningAttempt; onComplete: (attempt: CompleteAttempt) => void }) {
  const onComplete = useCallback(
    async (attempt: CompleteAttempt) => {
      const result = resultOf(attempt, PROFILE_CATEGORIES)
      const user = currentUser()
      rememberForms(user?.id ?? null, attempt.questions)
      if (user) {
        claimAttempt(attempt.id, user.id)
        // Safe on the device before anything says that it is finished.
        await saveResult(result, user.id)
      }
      showToast(finishNotice(result))
      props.onComplete(attempt)
    },
    [props.onComplete],
  )
  const { attempt, take, secondsNow } = useRunningAttempt(props.initial, onComplete)
  const title = titleOf(attempt.mode)
  usePageTitle(title)

  return (
    <>
      <SkipLink to="question">Skip to question</SkipLink>
      <AttemptBar title={title}>
        <ElapsedTimer secondsNow={secondsNow} />
      </AttemptBar>
      <main id="main" className={pages.width} tabIndex={-1}>
        <div className={styles.count}>
          <strong id="question-number">
            Question {attempt.position + 1} of {attempt.questions.length}
          </strong>
          <span className={classNames(typography.small, typography.tabular)}>{answeredCount(attempt)} answered</span>
        </div>
        <ProgressTicks questions={attempt.questions} userAnswers={attempt.userAnswers} position={attempt.position} />
        <QuestionForm key={attempt.position} attempt={attempt} take={take} />
      </main>
    </>
  )
}
