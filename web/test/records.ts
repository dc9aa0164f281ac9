import type { ProgressRecord } from '@think-twice/core/learning/mastery'

/** Somebody's record of a catalog concept, as the server sends it; the fields that matter are given. */
export function someRecord(given: Partial<ProgressRecord> = {}): ProgressRecord {
  return {
    itemId: 'straw-man',
    categoryType: 'logical-fallacies',
    masteryLevel: 40,
    timesEncountered: 1,
    timesCorrect: 0,
    lastEncountered: 1_795_000_000_000,
    lastCorrect: false,
    ...given,
  }
}
