import { FORMS, type Form, type Question } from '../vocabulary.ts'

/** How many times a learner was asked one form of a slot. */
export type AskedForm = { slot: string; form: Form; times: number }

/** Times asked, by slot and form: `q1.A`. */
export type AskedCounts = ReadonlyMap<string, number>

/** The key under which `AskedCounts` holds a form: `q1.A`. */
export function formKey(slot: string, form: Form): string {
  return `${slot}.${form}`
}

/** How often each form of each slot was asked. Questions without a form, from older clients, are skipped. */
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
