import { startSession } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useCallback } from 'react'
import { newSessionId, random } from '../../browser/chance.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepSession } from '../../browser/kept-sessions.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { fetchAskedCounts } from '../../data/asked-forms.ts'
import { fetchQuestions } from '../../data/content.ts'
import { FetchQuestions } from './fetch-questions.tsx'
import { SessionBar } from './session-bar.tsx'

const HOME = { href: '/', label: 'Back to Home' }

/** Fetches the questions, draws a session and goes to it. */
export function StartScreen({ mode }: { mode: QuizMode }) {
  usePageTitle(titleOf(mode))
  const prepare = useCallback(async () => {
    const questions = await fetchQuestions(mode, await fetchAskedCounts(currentUser()?.id ?? null))
    return () => {
      const session = startSession(newSessionId(), mode, questions, random)
      keepSession(session)
      return `/?session=${session.id}`
    }
  }, [mode])
  return (
    <>
      <SessionBar title={titleOf(mode)} />
      <FetchQuestions prepare={prepare} back={HOME} />
    </>
  )
}
