import { FORMS, type Form, type Question } from '../vocabulary.ts'

/** How many times a learner was asked one form of a slot. */
export type AskedForm = { slot: string; form: Form; times: number }

/** Times asked, by slot and form: `q1.A`. */
export type AskedCounts = ReadonlyMap<string, number>

/** The key under which `AskedCounts` holds a form: `q1.A`. */
export function formKey(slot: string, form: Form): string {
  return `${slot}.${form}`
}

type TradedForms = Readonly<Record<string, readonly [Form, Form]>>

/** The current letter of a form recorded before some forms traded letters (`content/traded-forms.ts`). */
export function formToday(slot: string, form: Form, traded: TradedForms): Form {
  const pair = Object.hasOwn(traded, slot) ? traded[slot] : undefined
  if (!pair?.includes(form)) return form
  return pair[0] === form ? pair[1] : pair[0]
}

/** How often each form of each slot was asked. Questions without a form, from older clients, are skipped. */
export function askedFormsOf(
  questions: readonly Pick<Question, 'id' | 'form' | 'scenarioId'>[],
  traded: TradedForms,
): AskedForm[] {
  const asked = new Map<string, AskedForm>()
  for (const { id: slot, form: letter, scenarioId } of questions) {
    if (letter === undefined) continue
    // Questions without a scenario id were asked before some forms traded letters.
    const form = scenarioId === undefined ? formToday(slot, letter, traded) : letter
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
