import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hostCookie, readCookie } from './host-cookie.ts'

const NAME = 'known'
/** Seconds that the cookie lasts. */
const YEAR = 365 * 24 * 60 * 60
/** A browser remembers this many people, latest first. */
const MOST_PEOPLE = 10
/** Bytes of the HMAC in the cookie: 128 bits. */
const BYTES = 16

/**
 * Has this person signed in from this browser before? Its cookie holds a proof per name that only the server can make.
 * It doesn't sign anyone in; wrong passwords are just counted separately there.
 */
export function isKnownDevice(headers: IncomingHttpHeaders, isHttps: boolean, key: string, username: string): boolean {
  const proof = Buffer.from(proofOf(key, username))
  return proofsIn(headers, isHttps).some((each) => {
    const presented = Buffer.from(each)
    return presented.length === proof.length && timingSafeEqual(presented, proof)
  })
}

/** Adds this person to the browser's cookie, which outlives the sign-in. */
export function rememberDevice(headers: IncomingHttpHeaders, isHttps: boolean, key: string, username: string): string {
  const proof = proofOf(key, username)
  const others = proofsIn(headers, isHttps).filter((each) => each !== proof && /^[\w-]{22}$/.test(each))
  const value = [proof, ...others].slice(0, MOST_PEOPLE).join('.')
  return hostCookie(NAME, value, isHttps, `; Max-Age=${YEAR}`)['set-cookie']
}

function proofsIn(headers: IncomingHttpHeaders, isHttps: boolean): string[] {
  return (readCookie(headers, NAME, isHttps) ?? '').split('.').slice(0, MOST_PEOPLE)
}

function proofOf(key: string, username: string): string {
  return createHmac('sha256', key).update(username.toLowerCase()).digest().subarray(0, BYTES).toString('base64url')
}
