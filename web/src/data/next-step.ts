import { isConceptName } from '@think-twice/core/concepts/concept-names'
import { type NextStep, nextStep } from '@think-twice/core/learning/next-step'
import type { Unfinished } from '@think-twice/core/learning/unfinished'
import { useState } from 'react'
import { random } from '../browser/chance.ts'
import type { CurrentUser } from '../browser/current-user.ts'
import { readSettings } from '../browser/settings.ts'
import { useInsights } from './insights.ts'
import { useProgress } from './progress.ts'
import { useReview } from './review.ts'

/** The one thing to do next; null until what it is made from has come, or has failed to. */
export function useNextStep(user: CurrentUser, unfinished: readonly Unfinished[], now: number): NextStep | null {
  const review = useReview(user.id)
  const insights = useInsights(user.id)
  const progress = useProgress(user.id)
  const facts = [review.data, insights.data, progress.data, unfinished.map(({ id }) => id).join(' ')] as const
  const isPending = [review, insights, progress].some((query) => query.isPending)

  // Chance fills the round up, so the step stays as it is until something it is made from changes.
  const [made, setMade] = useState<{ from: typeof facts; step: NextStep } | null>(null)
  if (isPending) return made?.step ?? null
  if (made && facts.every((fact, index) => fact === made.from[index])) return made.step
  const step = nextStep(
    {
      name: user.name,
      due: review.data?.due ?? null,
      confusions: insights.data?.confusions ?? [],
      met: (progress.data ?? []).map(({ itemId }) => itemId).filter(isConceptName),
      unfinished,
      length: readSettings().roundLength,
      now,
    },
    random,
  )
  setMade({ from: facts, step })
  return step
}
