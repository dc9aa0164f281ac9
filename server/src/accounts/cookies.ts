import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { ANSWERER_KEPT } from '../learning/today.ts'
import { SECONDS_A_DAY } from '../seconds.ts'

/** The cookies of a request. Over https only those that were set over https count. */
export type SentCookies = { cookies: Readonly<Record<string, string | undefined>>; isHttps: boolean }

/**
 * Seconds that a remembered sign-in lasts at most. Its cookie lasts as long, and the server ends it sooner when it is not
 * used. Without `rememberMe` the cookie ends with the browser.
 */
export const LONGEST_REMEMBERED = 180 * SECONDS_A_DAY

const SESSION = 'sid'
const KNOWN_PEOPLE = 'known'
const DEVICE = 'device'
/** The cookie’s name is this and the class’s join code. */
const SEAT = 'seat-'

/** Seconds that a browser is known to a person who signed in there. */
const KNOWN_FOR = 365 * SECONDS_A_DAY
/** A browser remembers this many people, latest first. */
const MOST_PEOPLE = 10
/** The most seats of one browser that are looked at. */
const MOST_SEATS = 30
/** Bytes of the HMAC in the cookie: 128 bits. */
const PROOF_BYTES = 16

/** The session token in the cookie, not verified yet. */
export function sessionToken(sent: SentCookies): string | undefined {
  return cookieValue(sent, SESSION)
}

/** A cookie for a session that begins, or is remembered from now on. */
export function sessionCookie(token: string, isHttps: boolean, rememberMe: boolean): string {
  return hostCookie(SESSION, token, isHttps, rememberMe ? LONGEST_REMEMBERED : undefined)
}

export function clearedSessionCookie(isHttps: boolean): string {
  return hostCookie(SESSION, '', isHttps, 0)
}

/** The cookies that a successful sign-in sets: the session, and the proof that this person signed in here. */
export function signInCookies(
  token: string,
  sent: SentCookies,
  { deviceKey, username, rememberMe }: { deviceKey: string; username: string; rememberMe: boolean },
): { 'set-cookie': string[] } {
  return {
    'set-cookie': [sessionCookie(token, sent.isHttps, rememberMe), knownPeopleCookie(sent, deviceKey, username)],
  }
}

/**
 * Has this person signed in from this browser before? Its cookie holds a proof per name that only the server can make.
 * It doesn't sign anyone in; wrong passwords are just counted separately there.
 */
export function isKnownDevice(sent: SentCookies, key: string, username: string): boolean {
  const proof = Buffer.from(proofOf(key, username))
  return proofsIn(sent).some((each) => {
    const presented = Buffer.from(each)
    return presented.length === proof.length && timingSafeEqual(presented, proof)
  })
}

/** Adds this person to the browser's cookie, which outlives the sign-in. */
function knownPeopleCookie(sent: SentCookies, key: string, username: string): string {
  const proof = proofOf(key, username)
  const others = proofsIn(sent).filter((each) => each !== proof && /^[\w-]{22}$/.test(each))
  const value = [proof, ...others].slice(0, MOST_PEOPLE).join('.')
  return hostCookie(KNOWN_PEOPLE, value, sent.isHttps, KNOWN_FOR)
}

function proofsIn(sent: SentCookies): string[] {
  return (cookieValue(sent, KNOWN_PEOPLE) ?? '').split('.').slice(0, MOST_PEOPLE)
}

function proofOf(key: string, username: string): string {
  const hmac = createHmac('sha256', key).update(username.toLowerCase()).digest()
  return hmac.subarray(0, PROOF_BYTES).toString('base64url')
}

/** The random name of a browser that answered today's argument; null if it has none of ours. */
export function deviceIn(sent: SentCookies): string | null {
  const value = cookieValue(sent, DEVICE)
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null
}

/** A random name for a browser, so that its answers to one day’s argument count once. */
export function createDevice(): string {
  return randomBytes(16).toString('base64url')
}

/** Lasts as long as the server remembers which devices have answered. */
export function deviceCookie(device: string, isHttps: boolean): string {
  return hostCookie(DEVICE, device, isHttps, ANSWERER_KEPT / 1000)
}

/** The seats that a browser claims, each with the join code that it was taken with; none is verified yet. */
export function claimedSeats({ cookies, isHttps }: SentCookies): { code: string; token: string }[] {
  const prefix = fullName(SEAT, isHttps)
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, MOST_SEATS)
    .map(([name, token = '']) => ({ code: name.slice(prefix.length), token }))
}

/** A cookie for a seat in the class with this join code; one for each class. */
export function seatCookie(code: string, token: string, isHttps: boolean, seconds: number): string {
  return hostCookie(SEAT + code, token, isHttps, seconds)
}

export function clearedSeatCookie(code: string, isHttps: boolean): string {
  return hostCookie(SEAT + code, '', isHttps, 0)
}

function cookieValue({ cookies, isHttps }: SentCookies, name: string): string | undefined {
  return cookies[fullName(name, isHttps)]
}

/** A cookie for this host only; without `maxAge`, in seconds, it ends with the browser. */
function hostCookie(name: string, value: string, isHttps: boolean, maxAge: number | undefined): string {
  return fastifyCookie.serialize(fullName(name, isHttps), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    ...(maxAge !== undefined && { maxAge }),
  })
}

/** The prefix makes browsers refuse the cookie from any other host or without https. */
function fullName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}
