import type { IncomingHttpHeaders } from 'node:http'

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
