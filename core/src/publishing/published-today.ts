import type { Concept, Scenario } from '../content/authoring.ts'
import type { TodayCandidate } from '../practice/today-schedule.ts'
import { NO_FLAW } from '../vocabulary.ts'

/** The piece that says which scenario is today's argument on which day. */
export const SCHEDULE_PIECE = 'schedule'

/** The scenarios fit for a daily argument: practice items that offer 'No … here'. */
export function todayCandidates(
  bank: readonly { concept: Pick<Concept, 'id'>; scenarios: readonly Scenario[] }[],
): TodayCandidate[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.filter(isTodayScenario).map(({ id, kind, twinOf }) => ({
      id,
      concept: concept.id,
      pairId: twinOf ?? id,
      isSound: kind === 'sound',
    })),
  )
}

function isTodayScenario({ slot, kind, options }: Scenario): boolean {
  const offersNoFlaw = options.some(({ meaning }) => meaning === NO_FLAW)
  return slot === undefined && kind !== 'decide' && offersNoFlaw
}
