import type { IncomingHttpHeaders } from 'node:http'

/** Seconds a sign-in lasts. Without `rememberMe` the cookie ends with the browser, if that is sooner. */
export const REMEMBERED = 30 * 24 * 60 * 60
export const NOT_REMEMBERED = 24 * 60 * 60

const NAME = 'sid'

export function readSessionCookie(headers: IncomingHttpHeaders, isHttps: boolean): string | undefined {
  return readCookie(headers, NAME, isHttps)
}

export function setSessionCookie(token: string, isHttps: boolean, rememberMe: boolean): { 'set-cookie': string } {
  return hostCookie(NAME, token, isHttps, rememberMe ? `; Max-Age=${REMEMBERED}` : '')
}

export function clearSessionCookie(isHttps: boolean): Record<string, string> {
  return hostCookie(NAME, '', isHttps, '; Max-Age=0')
}

/** The value of one of our cookies, or undefined. Over https only a cookie set over https counts. */
export function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string, isHttps: boolean): string | undefined {
  const prefix = `${fullName(name, isHttps)}=`
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length)
}

/** The header that sets a cookie for this host only. */
export function hostCookie(name: string, value: string, isHttps: boolean, age: string): { 'set-cookie': string } {
  const secure = isHttps ? '; Secure' : ''
  return { 'set-cookie': `${fullName(name, isHttps)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${age}` }
}

/** The prefix makes browsers refuse the cookie from any other host or without https. */
function fullName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}
