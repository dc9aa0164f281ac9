import type { IncomingHttpHeaders } from 'node:http'
import { hostCookie, readCookie } from './host-cookie.ts'

/** Seconds a sign-in lasts. Without `rememberMe` the cookie ends with the browser, if that is sooner. */
export const REMEMBERED = 30 * 24 * 60 * 60
export const NOT_REMEMBERED = 24 * 60 * 60

const NAME = 'sid'

/** The token in the cookie, not verified yet. */
export function readSessionCookie(headers: IncomingHttpHeaders, isHttps: boolean): string | undefined {
  return readCookie(headers, NAME, isHttps)
}

export function setSessionCookie(token: string, isHttps: boolean, rememberMe: boolean): { 'set-cookie': string } {
  return hostCookie(NAME, token, isHttps, rememberMe ? `; Max-Age=${REMEMBERED}` : '')
}

export function clearSessionCookie(isHttps: boolean): Record<string, string> {
  return hostCookie(NAME, '', isHttps, '; Max-Age=0')
}
