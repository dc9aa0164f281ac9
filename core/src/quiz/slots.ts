import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '../concepts/concept-names.ts'

/** The three series of slots. A slot is a place in a quiz set; each has three forms. */
export const SLOT_SERIES = ['fallacy', 'bias', 'q'] as const
export type SlotSeries = (typeof SLOT_SERIES)[number]

/** Every series runs from 1 to 24: one slot a concept. */
export const SERIES_LENGTH = 24

/** Questions are published in blocks of twelve slots, the size of the smallest attempt. */
const BLOCK_LENGTH = 12

/** `slotRange('q', 1, 12)` is `q1` to `q12`, both included. */
export function slotRange(series: SlotSeries, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${series}${first + index}`)
}

export const ALL_SLOTS: readonly string[] = SLOT_SERIES.flatMap((series) => slotRange(series, 1, SERIES_LENGTH))

function splitSlot(slot: string): { series: SlotSeries; number: number } {
  const match = /^(fallacy|bias|q)([1-9]\d?)$/.exec(slot)
  const number = Number(match?.[2])
  if (!match || number > SERIES_LENGTH) throw new RangeError(`Unknown slot “${slot}”`)
  return { series: match[1] as SlotSeries, number }
}

/** The concept a slot asks for: `fallacy1` and `q1` ask for the first fallacy, `bias1` for the first bias. */
export function conceptOfSlot(slot: string): ConceptName {
  const { series, number } = splitSlot(slot)
  const names = series === 'bias' ? BIAS_NAMES : FALLACY_NAMES
  return names[number - 1]!
}

/** The block a slot is published in: `fallacy7` is in `fallacy1-12`. */
export function blockOfSlot(slot: string): string {
  const { series, number } = splitSlot(slot)
  const first = number - ((number - 1) % BLOCK_LENGTH)
  return `${series}${first}-${first + BLOCK_LENGTH - 1}`
}
