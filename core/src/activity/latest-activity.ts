import type { Time } from './days.ts'

type LastActivity = { lastActivityAt: number | null; timeZone: string | null }

/** Adds an activity begun at `startedAt` (ms since 1970); one begun before the latest changes nothing. */
export function withActivity<Known extends LastActivity>(
  known: Known,
  { startedAt, timeZone }: { startedAt: Time; timeZone: string | undefined },
): Known {
  const isLatest = known.lastActivityAt === null || startedAt >= known.lastActivityAt
  return isLatest ? { ...known, lastActivityAt: startedAt, timeZone: timeZone ?? null } : known
}
