import { timeNow } from './clock.ts'

/** Good enough for shuffling. Nothing else in the web app generates random numbers. */
export const random = Math.random

/** An id for an attempt or a round: the time, then 80 random bits, so that no two devices produce the same one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  const randomDigits = [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
  return `${timeNow().toString(36)}-${randomDigits}`
}

/** A key that makes a repeated call count once. Pages over plain http have no `crypto.randomUUID`. */
export function newKey(what: string): string {
  return `${what}-${newId()}`
}
