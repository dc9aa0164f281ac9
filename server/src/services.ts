import { type CallLimits, createCallLimits, UNLIMITED } from './accounts/call-limits.ts'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import type { Storage } from './storage/storage.ts'

/** What the routes work with, handed in so that a test can hand in its own. */
export type Services = {
  storage: Storage
  /** Milliseconds since 1970. */
  clock: { now: () => number }
  passwords: Passwords
  callLimits: CallLimits
  /** Whether the database takes writes, as of the last real one. */
  writeHealth: Storage['writes']
  /** True once the process has been asked to stop. */
  isStopping: () => boolean
}

/** The services of a real process. */
export async function createServices(
  storage: Storage,
  { rateLimits, isStopping }: { rateLimits: boolean; isStopping: () => boolean },
): Promise<Services> {
  return {
    storage,
    clock: { now: Date.now },
    passwords: await createPasswords(),
    callLimits: rateLimits ? createCallLimits(storage) : UNLIMITED,
    writeHealth: storage.writes,
    isStopping,
  }
}
