import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hostCookie, readCookie } from './session-cookie.ts'

const NAME = 'known'
/** Seconds. */
const YEAR = 365 * 24 * 60 * 60
/** So many people of one browser are remembered, the latest first. */
const MOST_PEOPLE = 10
/** Bytes of an HMAC that are kept: 128 bits. */
const BYTES = 16

/**
 * The cookie of a browser in which somebody has signed in: a proof for each name, which nobody can make without the
 * server's key. It lets nobody in; wrong passwords are counted by themselves where it is.
 */
export function isKnownDevice(headers: IncomingHttpHeaders, isHttps: boolean, key: string, username: string): boolean {
  const proof = Buffer.from(proofOf(key, username))
  return proofsIn(headers, isHttps).some((each) => {
    const presented = Buffer.from(each)
    return presented.length === proof.length && timingSafeEqual(presented, proof)
  })
}

/** Remembers that this person signed in here, beside the others who did. It survives the end of the session. */
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
