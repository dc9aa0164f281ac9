import { type CallLimits, createCallLimits, UNLIMITED } from './accounts/call-limits.ts'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import type { Storage } from './storage/storage.ts'

/** What the routes work with, handed in so that a test can hand in its own. */
export type Services = {
  storage: Storage
  /** Milliseconds since 1970. */
  clock: { now: () => number }
  passwords: Passwords
  /** The key by which browsers are known in which somebody has signed in. */
  deviceKey: string
  callLimits: CallLimits
  /** Whether the database takes writes, as of the last real one. */
  writeHealth: Storage['writes']
  /** True once the process has been asked to stop. */
  isStopping: () => boolean
}

/** The services of a real process. */
export async function createServices(
  storage: Storage,
  {
    rateLimits,
    registrationsPerHour,
    isStopping,
  }: { rateLimits: boolean; registrationsPerHour: number; isStopping: () => boolean },
): Promise<Services> {
  return {
    storage,
    clock: { now: Date.now },
    passwords: await createPasswords(),
    deviceKey: await storage.transaction(({ secrets }) => secrets.take('devices')),
    callLimits: rateLimits ? createCallLimits(storage, registrationsPerHour) : UNLIMITED,
    writeHealth: storage.writes,
    isStopping,
  }
}
