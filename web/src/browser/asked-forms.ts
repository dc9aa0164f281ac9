import { TRADED_FORMS } from '@think-twice/core/content/traded-forms'
import { type AskedForm, formToday } from '@think-twice/core/quiz/asked-forms'
import { FORMS, type Question } from '@think-twice/core/vocabulary'
import { readStored, writeStored } from './device-storage.ts'

/** What this device remembers of the questions each learner was asked; a visitor is nobody's id. */
const PREFIX = 'asked-scenarios:'
/** What was noted before some forms traded letters. */
const EARLIER_PREFIX = 'asked-forms:'

const keyOf = (userId: number | null, prefix = PREFIX) => prefix + (userId ?? 'visitor')

export function rememberedForms(userId: number | null): AskedForm[] {
  const remembered = readForms(keyOf(userId))
  if (remembered !== null) return remembered
  const earlier = readForms(keyOf(userId, EARLIER_PREFIX)) ?? []
  return earlier.map(({ slot, form, times }) => ({ slot, form: formToday(slot, form, TRADED_FORMS), times }))
}

/** Null when nothing is noted. */
function readForms(key: string): AskedForm[] | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    const remembered: unknown = JSON.parse(text)
    return Array.isArray(remembered) ? remembered.filter(isAskedForm) : []
  } catch {
    // Not ours, or cut short: starting anew only means that a form may come twice.
    return []
  }
}

/** Counts the questions of a finished attempt. */
export function rememberForms(userId: number | null, questions: readonly Question[]): void {
  const counts = new Map(rememberedForms(userId).map((each) => [`${each.slot}.${each.form}`, each]))
  for (const { id: slot, form } of questions) {
    if (form === undefined) continue
    const times = (counts.get(`${slot}.${form}`)?.times ?? 0) + 1
    counts.set(`${slot}.${form}`, { slot, form, times })
  }
  writeStored(keyOf(userId), JSON.stringify([...counts.values()]))
}

function isAskedForm(value: unknown): value is AskedForm {
  const { slot, form, times } = (value ?? {}) as Partial<AskedForm>
  return typeof slot === 'string' && FORMS.some((each) => each === form) && Number.isInteger(times)
}
