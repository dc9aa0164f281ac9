import type { Time } from '../activity/days.ts'

/** The talk between the two votes, in ms. */
export const TALK_TIME = 120_000

/** The clock of a talk: when it was started, and when its teacher stopped it; in ms. */
export type TalkClock = { startedAt: Time; stoppedAt: Time | null }

/** Milliseconds that are left of a talk. */
export function talkTimeLeft({ startedAt, stoppedAt }: TalkClock, now: Time): number {
  return Math.max(0, TALK_TIME - ((stoppedAt ?? now) - startedAt))
}

/** The clock stopped, or running again from where it was stopped. */
export function stoppedOrResumed(clock: TalkClock, isStopped: boolean, now: Time): TalkClock {
  if (isStopped) return { ...clock, stoppedAt: clock.stoppedAt ?? now }
  return { startedAt: clock.startedAt + now - (clock.stoppedAt ?? now), stoppedAt: null }
}
