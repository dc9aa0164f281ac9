import { startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useCallback } from 'react'
import { attemptAddress } from '../../addresses.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepAttempt } from '../../browser/kept-attempts.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { newId, random } from '../../browser/random.ts'
import { fetchAskedCounts } from '../../data/asked-forms.ts'
import { fetchQuestions } from '../../data/content.ts'
import { AttemptBar, FetchQuestions } from '../../parts/question/attempt-frame.tsx'

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
