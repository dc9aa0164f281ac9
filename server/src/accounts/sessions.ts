import type { Session } from '../storage/session.ts'
import type { Stores } from '../storage/stores.ts'
import { createToken, type PresentedSession, readToken } from './session-token.ts'

/** Milliseconds between two notes of when a session was last used. */
const TOUCH_EVERY = 5 * 60 * 1000

/** More devices than a person has; the oldest session ends when one more begins. */
const MOST_SESSIONS = 20

/**
 * Starts a session and ends the one that was presented; a new token at every sign-in. The answer is the token, which
 * is known to nobody else: only its hash is stored.
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
  // Of those begun in the same millisecond any may stay, so room is made for the new one first.
  await sessions.keepNewest(userId, MOST_SESSIONS - 1)
  await sessions.create({ ...readToken(token)!, createdAt: now, lastSeenAt: now, expiresAt: now + seconds * 1000 })
  return token
}

/** Is it time to note that the session was used? */
export function isTouchDue({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}
