import { useMemo, useSyncExternalStore } from 'react'
import { readStored, writeStored } from './device-storage.ts'

/** How many scenarios a round may have. */
export const ROUND_LENGTHS = [3, 8, 15] as const
export type RoundLength = (typeof ROUND_LENGTHS)[number]

/** What a person chose on this device. The theme has a place of its own, because it is read before anything else runs. */
export type Settings = {
  roundLength: RoundLength
  /** Does a round ask how sure one is? */
  asksSureness: boolean
  /** Does a round ask which sentence carries the flaw? */
  asksWhereItBreaks: boolean
  /** The dashboard no longer offers to make a recovery code. */
  hidesRecoveryOffer: boolean
}

const KEY = 'settings'
const DEFAULTS: Settings = { roundLength: 8, asksSureness: true, asksWhereItBreaks: true, hidesRecoveryOffer: false }

const listeners = new Set<() => void>()
/** In case the device keeps nothing: what was chosen until the page is closed. */
let inMemory: string | null = null

/** Reads what is stored; each value that is missing or makes no sense is the default. */
export function parseSettings(stored: string | null): Settings {
  const found = objectIn(stored)
  const flag = (name: 'asksSureness' | 'asksWhereItBreaks' | 'hidesRecoveryOffer') => {
    const value = found[name]
    return typeof value === 'boolean' ? value : DEFAULTS[name]
  }
  return {
    roundLength: ROUND_LENGTHS.find((length) => length === found['roundLength']) ?? DEFAULTS.roundLength,
    asksSureness: flag('asksSureness'),
    asksWhereItBreaks: flag('asksWhereItBreaks'),
    hidesRecoveryOffer: flag('hidesRecoveryOffer'),
  }
}

function objectIn(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function storedSettings(): string | null {
  return inMemory ?? readStored(KEY)
}

export function currentSettings(): Settings {
  return parseSettings(storedSettings())
}

export function useSettings(): Settings {
  const stored = useSyncExternalStore((listener) => {
    listeners.add(listener)
    // Another tab changed them.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }, storedSettings)
  return useMemo(() => parseSettings(stored), [stored])
}

export function changeSettings(change: Partial<Settings>): void {
  const text = JSON.stringify({ ...currentSettings(), ...change })
  inMemory = writeStored(KEY, text) ? null : text
  for (const listener of listeners) listener()
}
