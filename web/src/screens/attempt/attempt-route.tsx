import type { QuizAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { modeOf } from '@think-twice/core/quiz/quiz-modes'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { findAttempt } from '../../browser/kept-attempts.ts'
import { AttemptScreen } from './attempt-screen.tsx'
import { ResultScreen } from './results/result-screen.tsx'
import { StartScreen } from './start-screen.tsx'

/** What `?start=` and `?session=` show. */
export function AttemptRoute({ start, id }: { start: string | null; id: string | null }) {
  if (id !== null) return <OpenedAttempt key={id} id={id} />
  const mode = modeOf(start ?? '')
  return <StartScreen key={mode} mode={mode} />
}

function OpenedAttempt({ id }: { id: string }) {
  const [attempt, setAttempt] = useState<QuizAttempt | null>(() => findAttempt(id))

  // It was discarded here, or begun on another device.
  if (attempt === null) return <Redirect to="/" replace />
  if (attempt.state === 'complete') return <ResultScreen attempt={attempt} />
  return <AttemptScreen initial={attempt} onComplete={setAttempt} />
}
