import type { TimesSeen } from '@think-twice/core/practice/practice-question'
import { fieldsOf } from './fields-of.ts'
import { keptForEach } from './kept-value.ts'

/** How often each learner has met each scenario in practice on this device. */
const keptCounts = keptForEach('practised:', countsIn)

export function timesSeen(userId: number | null): TimesSeen {
  return keptCounts(userId).read() ?? new Map()
}

/** Anything we did not write counts as nothing seen, so a scenario may come up again. */
function countsIn(kept: unknown): TimesSeen {
  const counts = new Map<string, number>()
  for (const [scenario, times] of Object.entries(fieldsOf(kept))) {
    if (typeof times === 'number' && Number.isInteger(times)) counts.set(scenario, times)
  }
  return counts
}

/** Counts a scenario that was answered. */
export function rememberSeen(userId: number | null, scenarioId: string): void {
  const seen = new Map(timesSeen(userId))
  seen.set(scenarioId, (seen.get(scenarioId) ?? 0) + 1)
  keptCounts(userId).write(Object.fromEntries(seen))
}
