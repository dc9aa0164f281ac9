import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './device-storage.ts'

export const ROUND_LENGTHS = [3, 8, 15] as const

/** What a person chose for this device. The theme has a key of its own, since it is read before anything else. */
export type Settings = {
  roundLength: (typeof ROUND_LENGTHS)[number]
  /** Are they asked how sure they are? */
  sureness: { quiz: boolean; round: boolean }
  /** Does a round ask in which sentence an argument breaks? */
  whereDoesItBreak: boolean
  /** Has the dashboard been told not to offer a recovery code any more? */
  hidesRecoveryOffer: boolean
}

const KEY = 'settings'
const DEFAULTS: Settings = {
  roundLength: 8,
  sureness: { quiz: false, round: true },
  whereDoesItBreak: true,
  hidesRecoveryOffer: false,
}

const listeners = new Set<() => void>()
/** In case the device keeps nothing: what was chosen until the page is closed. */
let inMemory: string | null = null

function stored(): string | null {
  return inMemory ?? readStored(KEY)
}

/** Whatever is missing or was never ours counts as not chosen. */
export function parseSettings(text: string | null): Settings {
  try {
    const { roundLength, sureness, whereDoesItBreak, hidesRecoveryOffer } = JSON.parse(text ?? '{}') ?? {}
    return {
      roundLength: ROUND_LENGTHS.find((length) => length === roundLength) ?? DEFAULTS.roundLength,
      sureness: {
        quiz: chosen(sureness?.quiz, DEFAULTS.sureness.quiz),
        round: chosen(sureness?.round, DEFAULTS.sureness.round),
      },
      whereDoesItBreak: chosen(whereDoesItBreak, DEFAULTS.whereDoesItBreak),
      hidesRecoveryOffer: chosen(hidesRecoveryOffer, DEFAULTS.hidesRecoveryOffer),
    }
  } catch {
    return DEFAULTS
  }
}

function chosen(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

export function readSettings(): Settings {
  return parseSettings(stored())
}

/** Changes what is given and keeps the rest. */
export function writeSettings(changes: Partial<Settings>): void {
  inMemory = JSON.stringify({ ...readSettings(), ...changes })
  writeStored(KEY, inMemory)
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return parseSettings(
    useSyncExternalStore((listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }, stored),
  )
}
