import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useCallback } from 'react'
import { usePageTitle } from '../../browser/page-title.ts'
import { AttemptBar, FetchQuestions } from '../../parts/question/attempt-frame.tsx'
import { prepareAttempt } from './prepare-attempt.ts'

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
