import type { QuizSession } from '@think-twice/core/quiz/quiz-attempt'
import { modeOf } from '@think-twice/core/quiz/quiz-modes'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { findSession } from '../../browser/kept-sessions.ts'
import { ResultScreen } from '../results/result-screen.tsx'
import { SessionScreen } from './session-screen.tsx'
import { StartScreen } from './start-screen.tsx'

/** What `/?start=…` and `/?session=…` show. */
export function SessionRoute({ start, id }: { start: string | null; id: string | null }) {
  if (id !== null) return <KeptSession key={id} id={id} />
  const mode = modeOf(start ?? '')
  return <StartScreen key={mode} mode={mode} />
}

function KeptSession({ id }: { id: string }) {
  const [session, setSession] = useState<QuizSession | null>(() => findSession(id))

  // Discarded here, or begun on another device.
  if (session === null) return <Redirect to="/" replace />
  if (session.state === 'complete') return <ResultScreen session={session} />
  return <SessionScreen initial={session} onComplete={setSession} />
}
