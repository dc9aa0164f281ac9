import type { TimesSeen } from '@think-twice/core/practice/practice-question'
import { readJson, writeStored } from './device-storage.ts'
import { fieldsOf } from './fields-of.ts'

/** How often each learner has met each scenario in practice on this device; the id of a visitor is null. */
const PREFIX = 'practised:'

const keyOf = (userId: number | null) => PREFIX + (userId ?? 'visitor')

export function timesSeen(userId: number | null): TimesSeen {
  return readJson(keyOf(userId), countsIn) ?? new Map()
}

/** Starting anew where it is not ours only means that a scenario may come again. */
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
  writeStored(keyOf(userId), JSON.stringify(Object.fromEntries(seen)))
}
