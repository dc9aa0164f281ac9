import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hostCookie, readCookie } from './host-cookie.ts'

/** Seconds, as long as the server remembers which devices have answered. */
export const DEVICE_REMEMBERED = 48 * 60 * 60
const NAME = 'device'

/** The random name of a browser that answered today's argument; null if it has none of ours. */
export function readDeviceCookie(headers: IncomingHttpHeaders, isHttps: boolean): string | null {
  const value = readCookie(headers, NAME, isHttps)
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null
}

/** A random name for a browser, so that its answers to one day’s argument count once. */
export function createDevice(): string {
  return randomBytes(16).toString('base64url')
}

export function setDeviceCookie(device: string, isHttps: boolean): Record<string, string> {
  return hostCookie(NAME, device, isHttps, `; Max-Age=${DEVICE_REMEMBERED}`)
}
