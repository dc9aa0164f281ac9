import type { Session } from '../storage/session.ts'
import type { Stores } from '../storage/stores.ts'
import { createToken, type PresentedSession, readToken } from './session-token.ts'

/** Milliseconds between two updates of `lastSeenAt`. */
const TOUCH_EVERY = 5 * 60 * 1000

/** More devices than anyone has; past this the oldest sign-in ends. */
const MOST_SESSIONS = 20

/**
 * Signs in with a new token and ends the sign-in the request came with. Returns the token, of which only the hash is
 * stored.
 */
export async function startSignIn(
  { sessions }: Pick<Stores, 'sessions'>,
  {
    userId,
    presented,
    now,
    seconds,
  }: { userId: number; presented: PresentedSession | null; now: number; seconds: number },
): Promise<string> {
  if (presented) await sessions.remove(presented.userId, presented.tokenHash)
  const token = createToken(userId)
  // Room is made first, because among sign-ins of the same millisecond any may be dropped.
  await sessions.keepNewest(userId, MOST_SESSIONS - 1)
  await sessions.create({ ...readToken(token)!, createdAt: now, lastSeenAt: now, expiresAt: now + seconds * 1000 })
  return token
}

/** Should `lastSeenAt` be updated? */
export function isTouchDue({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}
