import { createHash, randomBytes } from 'node:crypto'
import { required } from '@think-twice/core/required'
import { Refusal } from '../refusal.ts'
import type { KeptSignIn } from '../storage/accounts/sign-ins.ts'
import type { Stores } from '../storage/stores.ts'
import { NOT_REMEMBERED, type SentCookies } from './cookies.ts'

/** Where a call comes from. */
export type Sender = SentCookies & {
  address: string
  /** The claim of the session cookie, not verified yet. */
  presented: PresentedSession | null
  /** Browser and system, like “Firefox on Windows”; null when it does not say. */
  deviceLabel: string | null
}

/** The session that a cookie names; not verified yet. */
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
