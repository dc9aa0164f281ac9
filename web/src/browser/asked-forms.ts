import { TRADED_FORMS } from '@think-twice/core/content/traded-forms'
import { type AskedForm, formKey, formToday } from '@think-twice/core/quiz/asked-forms'
import { FORMS, type Question } from '@think-twice/core/vocabulary'
import { fieldsOf } from './fields-of.ts'
import { keptForEach } from './kept-value.ts'

/** What this device remembers of the questions each learner was asked. */
const keptForms = keptForEach('asked-scenarios:', formsIn)
/** Records from before some forms traded letters. */
const earlierForms = keptForEach('asked-forms:', formsIn)

export function rememberedForms(userId: number | null): AskedForm[] {
  const remembered = keptForms(userId).read()
  if (remembered !== null) return remembered
  const earlier = earlierForms(userId).read() ?? []
  return earlier.map(({ slot, form, times }) => ({ slot, form: formToday(slot, form, TRADED_FORMS), times }))
}

/** Anything we did not write counts as nothing asked, so a form may come up twice. */
function formsIn(kept: unknown): AskedForm[] {
  return Array.isArray(kept) ? kept.filter(isAskedForm) : []
}

/** Counts the questions of a finished attempt. */
export function rememberForms(userId: number | null, questions: readonly Question[]): void {
  const counts = new Map(rememberedForms(userId).map((each) => [formKey(each.slot, each.form), each]))
  for (const { id: slot, form } of questions) {
    if (form === undefined) continue
    const key = formKey(slot, form)
    counts.set(key, { slot, form, times: (counts.get(key)?.times ?? 0) + 1 })
  }
  keptForms(userId).write([...counts.values()])
}

function isAskedForm(value: unknown): value is AskedForm {
  const { slot, form, times } = fieldsOf(value)
  return typeof slot === 'string' && FORMS.some((each) => each === form) && Number.isInteger(times)
}
