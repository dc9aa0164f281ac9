import type { IncomingHttpHeaders } from 'node:http'

/** How long a session lives, in seconds. Without `rememberMe` the cookie ends with the browser, if that is sooner. */
export const REMEMBERED = 30 * 24 * 60 * 60
export const NOT_REMEMBERED = 24 * 60 * 60

/** The value of the session's cookie, or undefined. Over https only the one that a browser took over https counts. */
export function readSessionCookie(headers: IncomingHttpHeaders, isHttps: boolean): string | undefined {
  return readCookie(headers, nameOf(isHttps))
}

export function readCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const prefix = `${name}=`
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length)
}

export function setSessionCookie(token: string, isHttps: boolean, rememberMe: boolean): Record<string, string> {
  return cookieHeader(token, isHttps, rememberMe ? `; Max-Age=${REMEMBERED}` : '')
}

export function clearSessionCookie(isHttps: boolean): Record<string, string> {
  return cookieHeader('', isHttps, '; Max-Age=0')
}

function cookieHeader(value: string, isHttps: boolean, age: string): Record<string, string> {
  const secure = isHttps ? '; Secure' : ''
  return { 'set-cookie': `${nameOf(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${age}` }
}

/** The prefix makes a browser refuse the cookie from any other host, or without https. */
function nameOf(isHttps: boolean): string {
  return isHttps ? '__Host-sid' : 'sid'
}
