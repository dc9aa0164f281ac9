import { isConceptName } from '@think-twice/core/concepts/concept-names'
import { type NextStep, nextStep } from '@think-twice/core/learning/next-step'
import { useMemo } from 'react'
import { random } from '../../../browser/chance.ts'
import type { DashboardData } from '../use-dashboard.ts'
import type { UnfinishedWork } from './use-unfinished.ts'

/** The one thing to do next. It stays the same until what it is made from changes: chance fills a round up only once. */
export function useNextStep(name: string, data: DashboardData, { unfinished }: UnfinishedWork): NextStep {
  const { review, insights, progress } = data
  return useMemo(() => {
    const facts = {
      name,
      due: review?.due ?? null,
      confusions: insights?.confusions ?? [],
      met: (progress ?? []).map(({ itemId }) => itemId).filter(isConceptName),
      unfinished,
      now: Date.now(),
    }
    return nextStep(facts, random)
  }, [name, review, insights, progress, unfinished])
}
