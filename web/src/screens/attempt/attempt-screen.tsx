import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { finishNotice } from '@think-twice/core/quiz/finish-notice'
import type { CompleteAttempt, RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { useCallback, useDeferredValue } from 'react'
import { rememberForms } from '../../browser/asked-forms.ts'
import { currentUser } from '../../browser/current-user.ts'
import { quizzesInTab } from '../../browser/done-in-tab.ts'
import { claimAttempt } from '../../browser/kept-attempts.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { saveResult } from '../../saving/save-result.ts'
import { showToastAfterPaint } from '../../ui/show-toast.ts'
import { AttemptPage } from './attempt-page.tsx'
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
      } else {
        quizzesInTab.note(attempt.id)
      }
      props.onComplete(attempt)
      showToastAfterPaint(finishNotice(result))
    },
    [props.onComplete],
  )
  const { attempt, take, secondsNow } = useRunningAttempt(props.initial, onComplete)
  // An answer shows where it was given first, and right after that in what is counted.
  const counted = useDeferredValue(attempt.userAnswers)
  const title = titleOf(attempt.mode)
  usePageTitle(title)

  return (
    <AttemptPage title={title} attempt={attempt} userAnswers={counted} secondsNow={secondsNow}>
      <QuestionForm attempt={attempt} take={take} />
    </AttemptPage>
  )
}
