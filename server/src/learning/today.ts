import { createHmac } from 'node:crypto'
import { DAY, type Day, dayOf } from '@think-twice/core/activity/days'
import { meaningOfLabel } from '@think-twice/core/concepts/concept-names'
import { BANK } from '@think-twice/core/content/bank'
import { RETIRED } from '@think-twice/core/content/retired'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { choiceOf } from '@think-twice/core/learning/evidence'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { isCountedDay, isOffered, type OfferedAnswers, publishedCounts } from '@think-twice/core/practice/today'
import { Refusal } from '../refusal.ts'
import type { Stores } from '../storage/stores.ts'
import { CATALOG } from './catalog.ts'

/** Milliseconds for which the server remembers who answered. */
export const ANSWERER_KEPT = 2 * DAY

/** Who answers: a person, if signed in, and the random name of the browser. */
export type Answerer = { userId: number | null; device: string }
/** `choice` is a label or id as it came; `sentence` is the index of the one tapped. */
export type SentToday = { day: Day; choice: string; sentence?: number | null | undefined }

/** An answer that can count: its day is open, and `choice` and `sentence` were offered on it. */
export type AnswerToday = { day: Day; offered: OfferedAnswers; choice: string; sentence: number | null }

/** Checks an answer as it was sent; `now` is ms since 1970. */
export function readAnswer({ day, choice: label, sentence = null }: SentToday, now: number): AnswerToday {
  const offered = isCountedDay(day, dayOf(now)) ? offeredOn(day) : null
  if (!offered) throw new Refusal('day-not-open')
  const choice = meaningOfLabel(label, CATALOG.findConcept)
  if (!isOffered(offered, choice, sentence)) throw new Refusal('not-an-option')
  return { day, offered, choice, sentence }
}

/**
 * Counts one answer per person, device and day, and returns how everybody answered. Only counts are stored and, for 48
 * hours, a keyed hash of who was counted, which cannot be traced back without the server's secret. `now` is ms since
 * 1970.
 */
export async function answerToday(
  stores: Pick<Stores, 'today' | 'secrets'>,
  { userId, device }: Answerer,
  { day, offered, choice, sentence }: AnswerToday,
  now: number,
): Promise<{ isNew: boolean; others: ReturnType<typeof publishedCounts> }> {
  const secret = await stores.secrets.take('today')
  const hashOf = (who: string) => createHmac('sha256', secret).update(`${day} ${who}`).digest('base64url')
  const hashes = [`device ${device}`, ...(userId === null ? [] : [`person ${userId}`])].map(hashOf)
  // Always in the same order, so that two deliveries cannot deadlock.
  const added: boolean[] = []
  for (const hash of hashes.sort()) added.push(await stores.today.addAnswerer(hash, now + ANSWERER_KEPT))
  const isNew = !added.includes(false)
  if (isNew) {
    await stores.today.count(day, 'option', choice)
    if (sentence !== null) await stores.today.count(day, 'sentence', String(sentence))
  }
  return { isNew, others: publishedCounts(offered, await stores.today.counts(day)) }
}

/** With retired ones: the scenario of yesterday or today may have left the bank since. */
const SCENARIOS = new Map(
  [...BANK, ...RETIRED].flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.id, scenario])),
)

function offeredOn(day: Day): OfferedAnswers | null {
  const scenario = SCENARIOS.get(SCHEDULE[day] ?? '')
  if (!scenario) return null
  const choices = scenario.options.flatMap(({ meaning }) => choiceOf(meaning) ?? [])
  return { choices, sentences: sentencesOf(scenario.scenario).length }
}
