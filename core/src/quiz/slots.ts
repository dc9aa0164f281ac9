import { itemAt } from '../item-at.ts'
import { BIASES, type ConceptId, FALLACIES } from '../vocabulary.ts'

const SLOT_SERIES = ['fallacy', 'bias', 'q'] as const
type SlotSeries = (typeof SLOT_SERIES)[number]

/** Slots in a series, as many as there are fallacies, or biases. */
export const SERIES_LENGTH = 24

/** Slots per published block, the size of the smallest attempt. */
const BLOCK_LENGTH = 12

/** `slotRange('q', 1, 12)` is `q1` to `q12`. */
export function slotRange(series: SlotSeries, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${series}${first + index}`)
}

/** The 72 slots of all series. */
export const ALL_SLOTS: readonly string[] = SLOT_SERIES.flatMap((series) => slotRange(series, 1, SERIES_LENGTH))

function splitSlot(slot: string): { series: SlotSeries; number: number } {
  const match = /^(fallacy|bias|q)([1-9]\d?)$/.exec(slot)
  const series = SLOT_SERIES.find((each) => each === match?.[1])
  const number = Number(match?.[2])
  if (!series || number > SERIES_LENGTH) throw new RangeError(`Unknown slot “${slot}”`)
  return { series, number }
}

/** The concept a slot asks about; throws a RangeError for an unknown slot. */
export function conceptOfSlot(slot: string): ConceptId {
  const { series, number } = splitSlot(slot)
  return itemAt(series === 'bias' ? BIASES : FALLACIES, number - 1)
}

/** The block a slot is published in: `fallacy7` is in `fallacy1-12`. Throws a RangeError for an unknown slot. */
export function blockOfSlot(slot: string): string {
  const { series, number } = splitSlot(slot)
  const first = number - ((number - 1) % BLOCK_LENGTH)
  return `${series}${first}-${first + BLOCK_LENGTH - 1}`
}
