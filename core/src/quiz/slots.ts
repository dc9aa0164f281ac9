import { itemAt } from '../required.ts'
import { BIASES, type ConceptId, FALLACIES, FORMS, type Form, type Question } from '../vocabulary.ts'

const SLOT_SERIES = ['fallacy', 'bias', 'q'] as const
type SlotSeries = (typeof SLOT_SERIES)[number]

/** The number of slots in a series. */
export const SERIES_LENGTH = 24

const BLOCK_LENGTH = 12

/** `slotRange('q', 1, 12)` is `q1` to `q12`. */
export function slotRange(series: SlotSeries, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${series}${first + index}`)
}

/** The slots of every series, in order. */
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

/** The number of times a learner was asked one form of a slot. */
export type AskedForm = { slot: string; form: Form; times: number }

/** Times asked, by slot and form: `q1.A`. */
export type AskedCounts = ReadonlyMap<string, number>

/** The key under which `AskedCounts` holds a form: `q1.A`. */
export function formKey(slot: string, form: Form): string {
  return `${slot}.${form}`
}

/** The forms asked in these questions. Questions without a form, from older clients, are skipped. */
export function askedFormsOf(questions: readonly Pick<Question, 'id' | 'form'>[]): AskedForm[] {
  const asked = new Map<string, AskedForm>()
  for (const { id: slot, form } of questions) {
    if (form === undefined) continue
    const key = formKey(slot, form)
    asked.set(key, { slot, form, times: (asked.get(key)?.times ?? 0) + 1 })
  }
  return [...asked.values()]
}

/** Merges several memories, which may know of the same attempts, so the larger count wins. */
export function askedCounts(...memories: readonly (readonly AskedForm[])[]): AskedCounts {
  const counts = new Map<string, number>()
  for (const { slot, form, times } of memories.flat()) {
    const key = formKey(slot, form)
    counts.set(key, Math.max(times, counts.get(key) ?? 0))
  }
  return counts
}

/** The available form of a slot this learner was asked least; ties go to A, then B. */
export function nextForm(slot: string, available: readonly Form[], asked: AskedCounts): Form {
  const timesOf = (form: Form) => asked.get(formKey(slot, form)) ?? 0
  const inOrder = FORMS.filter((form) => available.includes(form))
  const [first] = inOrder.sort((one, other) => timesOf(one) - timesOf(other))
  if (first === undefined) throw new RangeError(`Cannot choose a form for slot ${slot}: none is available`)
  return first
}
