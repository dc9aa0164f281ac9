import type { Session } from '../storage/session.ts'
import type { Stores } from '../storage/stores.ts'
import { createToken, type PresentedSession, readToken } from './session-token.ts'

/** Milliseconds between two notes of when a session was last used. */
const TOUCH_EVERY = 5 * 60 * 1000

/**
 * Starts a session and ends the one that was presented; a new token at every sign-in. The answer is the token, which
 * is known to nobody else: only its hash is stored.
 */
export async function startSession(
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
  await sessions.create({ ...readToken(token)!, createdAt: now, lastSeenAt: now, expiresAt: now + seconds * 1000 })
  return token
}

/** Is it time to note that the session was used? */
export function isTouchDue({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}
