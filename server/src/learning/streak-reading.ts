import type { Streak } from '@think-twice/core/activity/streak'

/** A streak and when the latest activity began: milliseconds since 1970, null before the first. */
export type StreakReading = Streak & { lastActivityDate: number | null }
