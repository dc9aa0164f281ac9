import type { Insights } from '@think-twice/contract/insights'
import { isConceptName } from '@think-twice/core/concepts/concept-names'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { type NextStep, nextStep } from '@think-twice/core/next-step/next-step'
import { useMemo } from 'react'
import { timeNow } from '../../browser/clock.ts'
import { random } from '../../browser/random.ts'
import { readSettings } from '../../browser/settings.ts'
import type { Review } from '../../data/review.ts'
import type { UnfinishedWork } from './use-unfinished-work.ts'

/** What has been loaded; null stands for what could not be loaded. */
type Known = {
  review: Review | null
  insights: Insights | null
  progress: readonly ProgressRecord[] | null
}

/** The one thing to do next. It stays the same until its inputs change: a round is drawn only once. */
export function useNextStep(name: string, known: Known, { unfinished }: UnfinishedWork): NextStep {
  const { review, insights, progress } = known
  return useMemo(() => {
    const facts = {
      name,
      due: review?.due ?? null,
      confusions: insights?.confusions ?? [],
      met: progress?.map(({ itemId }) => itemId).filter(isConceptName) ?? null,
      unfinished,
      length: readSettings().roundLength,
      now: timeNow(),
    }
    return nextStep(facts, random)
  }, [name, review, insights, progress, unfinished])
}
