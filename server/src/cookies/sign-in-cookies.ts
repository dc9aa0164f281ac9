import type { IncomingHttpHeaders } from 'node:http'
import { rememberDevice } from './known-device.ts'
import { setSessionCookie } from './session-cookie.ts'

/** What a successful sign-in leaves in the browser: the session, and the proof that this person signed in here. */
export function signInCookies(
  token: string,
  { headers, isHttps }: { headers: IncomingHttpHeaders; isHttps: boolean },
  { deviceKey, username, rememberMe }: { deviceKey: string; username: string; rememberMe: boolean },
): Record<string, string[]> {
  return {
    'set-cookie': [
      setSessionCookie(token, isHttps, rememberMe)['set-cookie'],
      rememberDevice(headers, isHttps, deviceKey, username),
    ],
  }
}
