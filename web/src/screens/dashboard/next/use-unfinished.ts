import type { Unfinished } from '@think-twice/core/learning/next-step'
import { answeredCount, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useMemo, useState } from 'react'
import { dropAttempt, keepAttempt, keptAt, unfinishedAttempts } from '../../../browser/kept-attempts.ts'
import { showToast } from '../../../ui/toasts.tsx'

export type UnfinishedWork = {
  unfinished: readonly Unfinished[]
  /** Discards one, with a toast that takes it back. */
  onDiscard: (id: string) => void
}

/** What was left before its end on this device. */
export function useUnfinished(): UnfinishedWork {
  const [attempts, setAttempts] = useState(unfinishedAttempts)
  const unfinished = useMemo(() => attempts.map(unfinishedAttempt), [attempts])
  const onDiscard = (id: string) => {
    const attempt = attempts.find((each) => each.id === id)
    if (!attempt) return
    dropAttempt(id)
    setAttempts(unfinishedAttempts())
    const onAction = () => {
      keepAttempt(attempt)
      setAttempts(unfinishedAttempts())
    }
    showToast({
      title: `${titleOf(attempt.mode)} discarded`,
      description: 'Its answers are gone from this device.',
      action: { label: 'Undo', onAction },
    })
  }
  return { unfinished, onDiscard }
}

function unfinishedAttempt(attempt: RunningAttempt): Unfinished {
  return {
    id: attempt.id,
    kind: 'attempt',
    title: titleOf(attempt.mode),
    answered: answeredCount(attempt),
    of: attempt.questions.length,
    leftAt: keptAt(attempt.id) ?? Date.now(),
  }
}
