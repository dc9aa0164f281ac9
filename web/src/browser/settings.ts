import { ROUND_LENGTHS, type RoundLength, USUAL_LENGTH } from '@think-twice/core/practice/round-length'
import { fieldsOf } from './fields-of.ts'
import { keptValue } from './kept-value.ts'
import { createSource } from './store.ts'

/** What a person chose for this device. The theme has a key of its own, since it is read before anything else. */
export type Settings = {
  roundLength: RoundLength
  /** Are they asked how sure they are? */
  sureness: { quiz: boolean; round: boolean }
  /** Does a round ask in which sentence an argument breaks? */
  whereDoesItBreak: boolean
  /** Has the dashboard been told to stop offering a recovery code? */
  hidesRecoveryOffer: boolean
}

const DEFAULTS: Settings = {
  roundLength: USUAL_LENGTH,
  sureness: { quiz: false, round: true },
  whereDoesItBreak: true,
  hidesRecoveryOffer: false,
}

const kept = keptValue('settings', settingsIn)

/** Anything that is missing or that we never wrote counts as not chosen. */
function settingsIn(found: unknown): Settings {
  const { roundLength, sureness, whereDoesItBreak, hidesRecoveryOffer } = fieldsOf(found)
  const { quiz, round } = fieldsOf(sureness)
  return {
    roundLength: ROUND_LENGTHS.find((length) => length === roundLength) ?? DEFAULTS.roundLength,
    sureness: { quiz: chosen(quiz, DEFAULTS.sureness.quiz), round: chosen(round, DEFAULTS.sureness.round) },
    whereDoesItBreak: chosen(whereDoesItBreak, DEFAULTS.whereDoesItBreak),
    hidesRecoveryOffer: chosen(hidesRecoveryOffer, DEFAULTS.hidesRecoveryOffer),
  }
}

function chosen(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

export function readSettings(): Settings {
  return kept.read() ?? DEFAULTS
}

/** Changes what is given and keeps the rest. */
export function writeSettings(changes: Partial<Settings>): void {
  kept.write({ ...readSettings(), ...changes })
  shownSettings.tell()
}

const shownSettings = createSource(readSettings, { printed: () => DEFAULTS })

export function useSettings(): Settings {
  return shownSettings.use()
}
