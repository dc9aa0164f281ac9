import { dayOf } from '@think-twice/core/activity/days'
import { dueConcepts, nextDue, reviewStates, scenarioToReview } from '@think-twice/core/learning/review'
import type { Stores } from '../storage/stores.ts'
import { findScenario, PRACTICE_SCENARIOS } from './catalogue.ts'
import { answersOf } from './evidence.ts'
import { SCHEDULER } from './scheduler.ts'

/** What is due for review at `now` (milliseconds since 1970), on the learner's own calendar day. */
export async function readReview(stores: Stores, userId: number, now: number) {
  const { timeZone } = await stores.learners.find(userId)
  const today = dayOf(now, timeZone ?? undefined)
  const answers = await answersOf(stores, userId)
  const states = reviewStates(answers, SCHEDULER)
  const due = dueConcepts(states, today, SCHEDULER).map((concept) => ({
    ...concept,
    scenario: scenarioToReview(concept.concept, PRACTICE_SCENARIOS, answers, findScenario),
  }))
  return { due, next: nextDue(states, today, SCHEDULER) }
}
