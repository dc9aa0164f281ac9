import type { TimesSeen } from '@think-twice/core/practice/practice-question'
import { readStored, writeStored } from './device-storage.ts'

/** How often each learner has met each scenario in practice on this device; a visitor is nobody's id. */
const PREFIX = 'practised:'

const keyOf = (userId: number | null) => PREFIX + (userId ?? 'visitor')

export function timesSeen(userId: number | null): TimesSeen {
  try {
    const remembered: unknown = JSON.parse(readStored(keyOf(userId)) ?? '{}')
    const counts = Object.entries(remembered ?? {}).filter(([, times]) => Number.isInteger(times))
    return new Map(counts)
  } catch {
    // Not ours, or cut short: starting anew only means that a scenario may come again.
    return new Map()
  }
}

/** Counts a scenario that was answered. */
export function rememberSeen(userId: number | null, scenarioId: string): void {
  const seen = new Map(timesSeen(userId))
  seen.set(scenarioId, (seen.get(scenarioId) ?? 0) + 1)
  writeStored(keyOf(userId), JSON.stringify(Object.fromEntries(seen)))
}
