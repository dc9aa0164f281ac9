import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { answeredCount, type CompleteAttempt, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { finishNotice, resultOf } from '@think-twice/core/quiz/quiz-results'
import { clockText } from '@think-twice/core/wording/numbers'
import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { rememberForms } from '../../browser/asked-before.ts'
import { ownerOf } from '../../browser/attempts.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { quizzesInTab } from '../../browser/visit.ts'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { AttemptBar } from '../../parts/question/attempt-bar.tsx'
import { ProgressTicks, QuestionCount } from '../../parts/question/progress-ticks.tsx'
import { saveResult } from '../../saving/save-result.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToastAfterPaint } from '../../ui/show-toast.ts'
import styles from './attempt.module.css'
import { QuestionForm } from './question-form.tsx'
import { useRunningAttempt } from './use-running-attempt.ts'

/** An attempt in progress: one question at a time, with no navigation except the way out. */
export function AttemptScreen(props: { initial: RunningAttempt; onComplete: (attempt: CompleteAttempt) => void }) {
  const onComplete = useCallback(
    async (attempt: CompleteAttempt) => {
      const result = resultOf(attempt, PROFILE_CATEGORIES)
      // Theirs also if their session has ended in the meantime: the result then waits for them.
      const ownerId = ownerOf(attempt.id)
      rememberForms(ownerId, attempt.questions)
      // The result is safe on the device before the page says that the attempt is finished.
      if (ownerId === null) quizzesInTab.note(attempt.id)
      else await saveResult(result, ownerId)
      props.onComplete(attempt)
      showToastAfterPaint(finishNotice(result))
    },
    [props.onComplete],
  )
  const { attempt, take, secondsNow } = useRunningAttempt(props.initial, {
    onComplete,
    onCompletedElsewhere: props.onComplete,
  })
  // Deferred, so that an answer shows at its option first and in the counts right afterward.
  const counted = useDeferredValue(attempt.userAnswers)
  const title = titleOf(attempt.mode)
  usePageTitle(title)

  return (
    <>
      <SkipLink to="question">Skip to question</SkipLink>
      <Bar title={title} openedWith={props.initial.elapsed} secondsNow={secondsNow} />
      <main id="main" className={pages.width} tabIndex={-1}>
        <QuestionCount
          position={attempt.position}
          total={attempt.questions.length}
          answered={answeredCount({ userAnswers: counted })}
        />
        <ProgressTicks questions={attempt.questions} userAnswers={counted} position={attempt.position} />
        <QuestionForm attempt={attempt} take={take} />
      </main>
    </>
  )
}

/** Memoized, because answers do not change the bar. */
const Bar = memo(({ title, ...times }: { title: string; openedWith: number; secondsNow: () => number }) => (
  <AttemptBar title={title}>
    <ElapsedTimer {...times} />
  </AttemptBar>
))

/** Tick length in ms; shorter than a second, so that no second is skipped. */
const TICK = 250

type Times = {
  /** Time spent on the attempt before it was opened, in ms. */
  openedWith: number
  secondsNow: () => number
}

/**
 * The time spent on the attempt. It first shows the time the attempt was opened with, as the printed page does, however
 * long drawing takes. A `timer` is not a live region, so no second is announced.
 */
export function ElapsedTimer({ openedWith, secondsNow }: Times) {
  const [text, setText] = useState(() => clockText(openedWith / 1000))
  useEffect(() => {
    const interval = setInterval(() => setText(clockText(secondsNow())), TICK)
    return () => clearInterval(interval)
  }, [secondsNow])
  return (
    <span className={styles.timer} role="timer" aria-label="Elapsed time">
      <Icon name="clock" />
      <span>{text}</span>
    </span>
  )
}
