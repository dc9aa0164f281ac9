import { type QuizAttempt, startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { modeOf, titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useCallback, useState } from 'react'
import { attemptAddress } from '../../addresses.ts'
import { keepAttempt, openAttempt, ownerOf } from '../../browser/attempts.ts'
import { currentUser, useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { newId, random } from '../../browser/random.ts'
import { fetchQuestions } from '../../data/content.ts'
import { fetchAskedCounts } from '../../data/quiz-results.ts'
import { AttemptBar } from '../../parts/question/attempt-bar.tsx'
import { FetchQuestions, NotHere } from '../../parts/question/fetch-questions.tsx'
import { AttemptScreen } from './attempt-screen.tsx'
import { ResultScreen } from './results/result-screen.tsx'

/** The screen of `?start=` and `?session=`. */
export function AttemptRoute({ start, id }: { start: string | null; id: string | null }) {
  if (id !== null) return <OpenedAttempt key={id} id={id} />
  const mode = modeOf(start ?? '')
  return <StartScreen key={mode} mode={mode} />
}

function OpenedAttempt({ id }: { id: string }) {
  const [attempt, setAttempt] = useState<QuizAttempt | null>(() => openAttempt(id))
  const user = useCurrentUser()
  const ownerId = ownerOf(id)
  // Another learner has signed in, perhaps in another tab.
  const isOfAnother = user !== null && ownerId !== null && ownerId !== user.id

  if (attempt === null || isOfAnother) return <NotHere what="quiz" />
  if (attempt.state === 'complete') return <ResultScreen attempt={attempt} />
  return <AttemptScreen initial={attempt} onComplete={setAttempt} />
}

const HOME = { href: '/', label: 'Back to Home' }

/** Fetches the questions, draws an attempt, and goes to it. */
export function StartScreen({ mode }: { mode: QuizMode }) {
  usePageTitle(titleOf(mode))
  const prepare = useCallback(() => prepareAttempt(mode), [mode])
  return (
    <>
      <AttemptBar title={titleOf(mode)} />
      <FetchQuestions prepare={prepare} back={HOME} />
    </>
  )
}

/** Fetches the questions of an attempt. Resolves to a function that begins it and returns its address. */
async function prepareAttempt(mode: QuizMode): Promise<() => string> {
  const questions = await fetchQuestions(mode, await fetchAskedCounts(currentUser()?.id ?? null))
  return () => {
    const attempt = startAttempt(newId(), mode, questions, random)
    keepAttempt(attempt)
    return attemptAddress(attempt.id)
  }
}
