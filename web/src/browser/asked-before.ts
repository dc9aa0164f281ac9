import { reportedTime } from '@think-twice/core/activity/days'
import { type LastSeen, laterOf } from '@think-twice/core/learning/review-plan'
import { type AskedForm, formKey } from '@think-twice/core/quiz/slots'
import { FORMS, type Question } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { timeNow } from './clock.ts'
import { keptForEach } from './kept-values.ts'

/** The questions that each learner was asked on this device, so that others come first. */

const NO_FORMS: readonly AskedForm[] = []
const keptForms = keptForEach({
  key: 'asked-forms',
  schema: z.array(z.object({ slot: z.string(), form: z.enum(FORMS), times: z.int() })),
  initial: NO_FORMS,
})

const NONE_SEEN: LastSeen = {}
/** When each scenario was last seen, in milliseconds since 1970. */
const keptSeen = keptForEach({ key: 'last-seen', schema: z.record(z.string(), z.int()), initial: NONE_SEEN })

export function rememberedForms(userId: number | null): readonly AskedForm[] {
  return keptForms(userId).get()
}

/** Counts the questions of a finished attempt, and notes that their scenarios were seen. */
export function rememberForms(userId: number | null, questions: readonly Question[]): void {
  const counts = new Map(rememberedForms(userId).map((each) => [formKey(each.slot, each.form), each]))
  for (const { id: slot, form } of questions) {
    if (form === undefined) continue
    const key = formKey(slot, form)
    counts.set(key, { slot, form, times: (counts.get(key)?.times ?? 0) + 1 })
  }
  keptForms(userId).set([...counts.values()])
  for (const { scenarioId } of questions) if (scenarioId !== undefined) rememberSeen(userId, scenarioId)
}

/** When the learner last saw each scenario, as far as this device knows. */
export function lastSeenHere(userId: number | null): LastSeen {
  return keptSeen(userId).get()
}

/** Notes that a scenario was seen, at a time in milliseconds since 1970. */
export function rememberSeen(userId: number | null, scenarioId: string, at = timeNow()): void {
  rememberAllSeen(userId, { [scenarioId]: at })
}

/**
 * Adds what was seen elsewhere, and returns everything now known here. A time that was noted while the clock was ahead
 * counts as now; otherwise it would stay the latest until the clock catches up.
 */
export function rememberAllSeen(userId: number | null, seen: LastSeen): LastSeen {
  const now = timeNow()
  const latest = Object.entries(laterOf(lastSeenHere(userId), seen))
  const all = Object.fromEntries(latest.map(([id, at]) => [id, reportedTime(at, now)]))
  keptSeen(userId).set(all)
  return all
}

/** Drops what is remembered of a person whose account was deleted. */
export function dropAskedBefore(userId: number): void {
  keptForms(userId).set(NO_FORMS)
  keptSeen(userId).set(NONE_SEEN)
}
