import { Refusal } from '@think-twice/contract/errors'
import { NOT_REMEMBERED } from '../cookies/session-cookie.ts'
import type { Session } from '../storage/session.ts'
import type { Stores } from '../storage/stores.ts'
import type { Sender } from './sender.ts'
import { createToken, readToken } from './session-token.ts'

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
    deviceLabel,
    now,
    seconds,
  }: { userId: number; now: number; seconds: number } & Pick<Sender, 'presented' | 'deviceLabel'>,
): Promise<string> {
  if (presented) await sessions.remove(presented.userId, presented.tokenHash)
  const token = createToken(userId)
  // Room is made first, because among sign-ins of the same millisecond any may be dropped.
  await sessions.keepNewest(userId, MOST_SESSIONS - 1)
  await sessions.create({
    ...readToken(token)!,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + seconds * 1000,
    device: deviceLabel,
  })
  return token
}

/**
 * Ends all sessions of the person whose session was presented and starts a new one in its place, for as long as that
 * one was meant to last.
 */
export async function renewSignIn(
  { sessions }: Pick<Stores, 'sessions'>,
  { presented, deviceLabel }: Pick<Sender, 'presented' | 'deviceLabel'>,
  now: number,
): Promise<{ token: string; isRemembered: boolean }> {
  const { userId, tokenHash } = presented!
  const current = await sessions.find(userId, tokenHash, now)
  if (!current) throw new Refusal('not-signed-in')
  const seconds = (current.expiresAt - current.createdAt) / 1000
  await sessions.removeAll(userId)
  const token = await startSignIn({ sessions }, { userId, presented: null, deviceLabel, now, seconds })
  return { token, isRemembered: seconds > NOT_REMEMBERED }
}

/** Is it time to note that the session was used? */
export function isTouchDue({ lastSeenAt }: Session, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}
