import type { IncomingHttpHeaders } from 'node:http'
import type { PresentedSession } from './session-token.ts'

/** Where a call comes from. */
export type Sender = {
  address: string
  isHttps: boolean
  headers: IncomingHttpHeaders
  /** What the cookie claims, not verified yet. */
  presented: PresentedSession | null
  /** Browser and system, like “Firefox on Windows”; null when it does not say. */
  deviceLabel: string | null
  /** The random name that this browser was given with its first answer to the day's argument. */
  device: string | null
}
