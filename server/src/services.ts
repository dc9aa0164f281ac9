import { type CallLimits, createCallLimits, UNLIMITED } from './accounts/call-limits.ts'
import { createPasswords, type Passwords } from './accounts/passwords.ts'
import type { Storage } from './storage/storage.ts'

/** The services that routes use; tests pass in their own. */
export type Services = {
  storage: Storage
  /** Milliseconds since 1970. */
  clock: { now: () => number }
  passwords: Passwords
  /** Signs the cookies of known browsers. */
  deviceKey: string
  callLimits: CallLimits
  /** Does the database accept writes? Judged by the latest one. */
  writeHealth: Storage['writes']
  /** True once the process was asked to stop. */
  isStopping: () => boolean
}

/** The services as they run: with the real clock, full-strength hashing unless given, and limits unless turned off. */
export async function createServices(
  storage: Storage,
  {
    rateLimits,
    registrationsPerHour,
    isStopping,
    passwords,
  }: {
    rateLimits: boolean
    registrationsPerHour: number
    isStopping: () => boolean
    passwords?: Passwords
  },
): Promise<Services> {
  const takeSecret = (name: string) => storage.transaction(({ secrets }) => secrets.take(name))
  return {
    storage,
    clock: { now: Date.now },
    passwords: passwords ?? (await createPasswords()),
    deviceKey: await takeSecret('devices'),
    callLimits: rateLimits
      ? createCallLimits(storage, { registrationsPerHour, secret: await takeSecret('calls') })
      : UNLIMITED,
    writeHealth: storage.writes,
    isStopping,
  }
}
