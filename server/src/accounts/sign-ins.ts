import { createHash, randomBytes } from 'node:crypto'
import { DAY, MINUTE } from '@think-twice/core/activity/days'
import { required } from '@think-twice/core/required'
import { Refusal } from '../refusal.ts'
import type { StoredSignIn } from '../storage/accounts/sign-ins.ts'
import type { Stores } from '../storage/stores.ts'
import { LONGEST_REMEMBERED, type SentCookies } from './cookies.ts'

/** Where a call comes from. */
export type Sender = SentCookies & {
  address: string
  /** The claim of the session cookie, not verified yet. */
  presented: PresentedSession | null
  /** Browser and system, like “Firefox on Windows”; null when it does not say. */
  deviceLabel: string | null
}

/** The sign-in that a cookie names; not verified yet. */
export type PresentedSession = { userId: number; tokenHash: string }

const TOKEN_BYTES = 32

/** A new token, such as `7.kX3…`: the user's id and 32 random bytes. */
export function createToken(userId: number): string {
  return `${userId}.${randomBytes(TOKEN_BYTES).toString('base64url')}`
}

/** Parses a token; null if it cannot be one. Only its hash is ever stored. */
export function readToken(token: string | undefined): PresentedSession | null {
  const [, id, secret] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (secret === undefined) return null
  const userId = Number(id)
  if (userId > LARGEST_USER_ID) return null
  return { userId, tokenHash: createHash('sha256').update(secret).digest('base64url') }
}

/** The largest number of an `integer` column. */
const LARGEST_USER_ID = 2_147_483_647

/** Milliseconds between two updates of `lastSeenAt`. */
const TOUCH_EVERY = 5 * MINUTE

/** Milliseconds that a sign-in lasts: from its beginning, or, if it is remembered, from its last use. */
const NOT_REMEMBERED = DAY
const REMEMBERED = 30 * DAY

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
    rememberMe,
  }: { userId: number; now: number; rememberMe: boolean } & Pick<Sender, 'presented' | 'deviceLabel'>,
): Promise<string> {
  if (presented) await signIns.remove(presented.userId, presented.tokenHash)
  const token = createToken(userId)
  // Room is made first, because among sign-ins of the same millisecond any may be dropped.
  await signIns.keepNewest(userId, MOST_SIGN_INS - 1)
  await signIns.create({
    ...required(readToken(token), 'a sign-in in a new token'),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOfSignIn(now, now, rememberMe),
    device: deviceLabel,
  })
  return token
}

/**
 * When a sign-in of `createdAt` that is used at `now` ends, in milliseconds since 1970: 30 days later if it is
 * remembered, after 180 days at most, and otherwise a day after it began.
 */
function endOfSignIn(createdAt: number, now: number, isRemembered: boolean): number {
  if (!isRemembered) return createdAt + NOT_REMEMBERED
  return Math.min(now + REMEMBERED, createdAt + LONGEST_REMEMBERED * 1000)
}

/** Is the sign-in kept beyond its browser? */
function isRemembered({ createdAt, expiresAt }: StoredSignIn): boolean {
  return expiresAt - createdAt > NOT_REMEMBERED
}

/** The sign-in after a use at `now`, which puts off the end of a remembered one. */
export function usedSignIn(signIn: StoredSignIn, now: number): StoredSignIn {
  return { ...signIn, lastSeenAt: now, expiresAt: endOfSignIn(signIn.createdAt, now, isRemembered(signIn)) }
}

/** Makes the sign-in that was presented a remembered one, if it is still open. */
export async function rememberSignIn(
  { signIns }: Pick<Stores, 'signIns'>,
  { presented }: Pick<Sender, 'presented'>,
  now: number,
): Promise<void> {
  const current = presented && (await signIns.find(presented.userId, presented.tokenHash, now))
  if (!current) throw new Refusal('not-signed-in')
  await signIns.touch({ ...current, lastSeenAt: now, expiresAt: endOfSignIn(current.createdAt, now, true) })
}

/**
 * Ends all sign-ins of the person whose sign-in was presented and starts a new one in its place, remembered if that one
 * was.
 */
export async function renewSignIn(
  { signIns }: Pick<Stores, 'signIns'>,
  { presented, deviceLabel }: Pick<Sender, 'presented' | 'deviceLabel'>,
  now: number,
): Promise<{ token: string; isRemembered: boolean }> {
  const current = presented && (await signIns.find(presented.userId, presented.tokenHash, now))
  if (!current) throw new Refusal('not-signed-in')
  const { userId } = current
  const rememberMe = isRemembered(current)
  await signIns.removeAll(userId)
  const token = await startSignIn({ signIns }, { userId, presented: null, deviceLabel, now, rememberMe })
  return { token, isRemembered: rememberMe }
}

/** Is it time to note that the sign-in was used? */
export function isTouchDue({ lastSeenAt }: StoredSignIn, now: number): boolean {
  return now - lastSeenAt >= TOUCH_EVERY
}

/** Characters that are looked at; no browser's header is longer. */
const LONGEST = 300

/** Names in User-Agent headers, most specific first: most browsers also claim to be Chrome or Safari. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** “Firefox on Windows” from a User-Agent header; null when neither is known. Nothing else of the header is kept. */
export function deviceLabel(header: string | undefined = ''): string | null {
  const userAgent = header.slice(0, LONGEST)
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
