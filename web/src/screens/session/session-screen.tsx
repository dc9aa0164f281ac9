import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { answeredCount, type CompleteSession, type RunningSession } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { resultOf } from '@think-twice/core/quiz/quiz-result'
import { finishNotice } from '@think-twice/core/wording/finish-notice'
import { useCallback } from 'react'
import { rememberForms } from '../../browser/asked-forms.ts'
import { currentUser } from '../../browser/current-user.ts'
import { claimSession } from '../../browser/kept-sessions.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { saveResult } from '../../saving/save-result.ts'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import { showToast } from '../../ui/toasts.tsx'
import { ElapsedTimer } from './elapsed-timer.tsx'
import { ProgressTicks } from './progress-ticks.tsx'
import { QuestionForm } from './question-form.tsx'
import { SessionBar } from './session-bar.tsx'
import styles from './session-screen.module.css'
import { useRunningSession } from './use-running-session.ts'

/** A session in progress: one question at a time, no navigation but the way out. */
export function SessionScreen(props: { initial: RunningSession; onComplete: (session: CompleteSession) => void }) {
  const onComplete = useCallback(
    async (session: CompleteSession) => {
      const result = resultOf(session, PROFILE_CATEGORIES)
      const user = currentUser()
      rememberForms(user?.id ?? null, session.questions)
      if (user) {
        claimSession(session.id, user.id)
        // Safe on the device before anything says that it is finished.
        await saveResult(result, user.id)
      }
      showToast(finishNotice(result))
      props.onComplete(session)
    },
    [props.onComplete],
  )
  const { session, take, secondsNow } = useRunningSession(props.initial, onComplete)
  const title = titleOf(session.mode)
  usePageTitle(title)

  return (
    <>
      <SkipLink>Skip to question</SkipLink>
      <SessionBar title={title}>
        <ElapsedTimer secondsNow={secondsNow} />
      </SessionBar>
      <main id="main" className={pages.width} tabIndex={-1}>
        <div className={styles.count}>
          <strong id="question-number">
            Question {session.position + 1} of {session.questions.length}
          </strong>
          <span className={classNames(typography.small, typography.tabular)}>{answeredCount(session)} answered</span>
        </div>
        <ProgressTicks questions={session.questions} userAnswers={session.userAnswers} position={session.position} />
        <QuestionForm key={session.position} session={session} take={take} />
      </main>
    </>
  )
}
