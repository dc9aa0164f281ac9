import type { AskedForm } from '@think-twice/core/quiz/asked-forms'
import { FORMS, type Question } from '@think-twice/core/vocabulary'
import { readStored, writeStored } from './device-storage.ts'

/** What this device remembers of the questions each learner was asked; a visitor is nobody's id. */
const PREFIX = 'asked-forms:'

const keyOf = (userId: number | null) => PREFIX + (userId ?? 'visitor')

export function rememberedForms(userId: number | null): AskedForm[] {
  try {
    const remembered: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]')
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
