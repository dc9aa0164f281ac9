import type { QuizAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { modeOf } from '@think-twice/core/quiz/quiz-modes'
import { useState } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { openAttempt, ownerOf } from '../../browser/kept-attempts.ts'
import { NotHere } from '../../parts/question/attempt-frame.tsx'
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
  const [attempt, setAttempt] = useState<QuizAttempt | null>(() => openAttempt(id))
  const user = useCurrentUser()
  const ownerId = ownerOf(id)
  // Somebody else has signed in, perhaps in another tab.
  const isOfAnother = user !== null && ownerId !== null && ownerId !== user.id

  if (attempt === null || isOfAnother) return <NotHere what="quiz" />
  if (attempt.state === 'complete') return <ResultScreen attempt={attempt} />
  return <AttemptScreen initial={attempt} onComplete={setAttempt} />
}
