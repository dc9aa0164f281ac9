import { required } from '@think-twice/core/required'
import { NOT_REMEMBERED } from '../cookies/session-cookie.ts'
import { Refusal } from '../refusal.ts'
import type { KeptSignIn } from '../storage/accounts/sign-ins.ts'
import type { Stores } from '../storage/stores.ts'
import type { Sender } from './sender.ts'
import { createToken, readToken } from './session-token.ts'

/** Milliseconds between two updates of `lastSeenAt`. */
const TOUCH_EVERY = 5 * 60 * 1000

/** More devices than anyone has; past this the oldest sign-in ends. */
const MOST_SIGN_INS = 20

/**
 * Signs in with a new token and ends the sign-in the request came with. Returns the token, of which only the hash is
 * stored.
 */
export async function startSignIn(
  { signIns }: Pick<Stores, 'signIns'>,
  {
    userId,
    presented,
    deviceLabel,
    now,
    seconds,
  }: { userId: number; now: number; seconds: number } & Pick<Sender, 'presented' | 'deviceLabel'>,
): Promise<string> {
  if (presented) await signIns.remove(presented.userId, presented.tokenHash)
  const token = createToken(userId)
  // Room is made first, because among sign-ins of the same millisecond any may be dropped.
  await signIns.keepNewest(userId, MOST_SIGN_INS - 1)
  await signIns.create({
    ...required(readToken(token), 'a session in a new token'),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + seconds * 1000,
    device: deviceLabel,
  })
  return token
}

/**
 * Ends all sign-ins of the person whose session was presented and starts a new one in its place, for as long as that
 * one was meant to last.
 */
export async function renewSignIn(
  { signIns }: Pick<Stores, 'signIns'>,
  { presented, deviceLabel }: Pick<Sender, 'presented' | 'deviceLabel'>,
  now: number,
): Promise<{ token: string; isRemembered: boolean }> {
  if (!presented) throw new Refusal('not-signed-in')
  const { userId, tokenHash } = presented
  const current = await signIns.find(userId, tokenHash, now)
  if (!current) throw new Refusal('not-signed-in')
  const seconds = (current.expiresAt - current.createdAt) / 1000
  await signIns.removeAll(userId)
  const token = await startSignIn({ signIns }, { userId, presented: null, deviceLabel, now, seconds })
  return { token, isRemembered: seconds > NOT_REMEMBERED }
}

/** Is it time to note that the session was used? */
export function isTouchDue({ lastSeenAt }: KeptSignIn, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}
