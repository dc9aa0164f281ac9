import type { TimesSeen } from '@think-twice/core/practice/practice-questions'
import { type AskedForm, formKey } from '@think-twice/core/quiz/slots'
import { FORMS, type Question } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { keptForEach } from './kept-values.ts'

/** The questions that each learner was asked on this device, so that others come first. */

const NO_FORMS: readonly AskedForm[] = []
const keptForms = keptForEach({
  key: 'asked-forms',
  schema: z.array(z.object({ slot: z.string(), form: z.enum(FORMS), times: z.int() })),
  initial: NO_FORMS,
})

const NO_COUNTS: Readonly<Record<string, number>> = {}
/** The number of times that each scenario was met in practice. */
const keptCounts = keptForEach({ key: 'seen-scenarios', schema: z.record(z.string(), z.int()), initial: NO_COUNTS })

export function rememberedForms(userId: number | null): readonly AskedForm[] {
  return keptForms(userId).get()
}

/** Counts the questions of a finished attempt. */
export function rememberForms(userId: number | null, questions: readonly Question[]): void {
  const counts = new Map(rememberedForms(userId).map((each) => [formKey(each.slot, each.form), each]))
  for (const { id: slot, form } of questions) {
    if (form === undefined) continue
    const key = formKey(slot, form)
    counts.set(key, { slot, form, times: (counts.get(key)?.times ?? 0) + 1 })
  }
  keptForms(userId).set([...counts.values()])
}

export function timesSeen(userId: number | null): TimesSeen {
  return new Map(Object.entries(keptCounts(userId).get()))
}

/** Counts a scenario that was answered in practice. */
export function rememberSeen(userId: number | null, scenarioId: string): void {
  const counts = keptCounts(userId).get()
  keptCounts(userId).set({ ...counts, [scenarioId]: (counts[scenarioId] ?? 0) + 1 })
}

/** Drops what is remembered of a person whose account was deleted. */
export function dropAskedBefore(userId: number): void {
  keptForms(userId).set(NO_FORMS)
  keptCounts(userId).set(NO_COUNTS)
}
