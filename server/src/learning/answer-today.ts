import { createHmac } from 'node:crypto'
import { Refusal } from '@think-twice/contract/errors'
import type { Day } from '@think-twice/core/activity/days'
import { dayOf } from '@think-twice/core/activity/days'
import { BANK } from '@think-twice/core/content/bank'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { NO_FLAW_CHOICE } from '@think-twice/core/learning/evidence'
import { ENOUGH_ANSWERS, toldCount } from '@think-twice/core/practice/how-others-answered'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { isCountedDay } from '@think-twice/core/practice/today'
import type { Stores } from '../storage/stores.ts'
import { choiceOf } from './evidence.ts'

/** Milliseconds for which the server remembers who answered. */
const ANSWERER_KEPT = 48 * 60 * 60 * 1000

export type Answerer = { userId: number | null; device: string }
export type SentToday = { day: Day; choice: string; sentence?: number | null | undefined }

/** Rounded to tens. */
type TodayCounts = { people: number; options: { choice: string; count: number }[]; sentences: number[] }

type Offered = { choices: readonly string[]; sentences: number }

/**
 * Counts one answer per person, device and day, and returns how everybody answered. Only counts are stored, plus for 48
 * hours a keyed hash of who was counted, which cannot be traced back without the server's secret. `now` is ms since
 * 1970.
 */
export async function answerToday(
  stores: Pick<Stores, 'today' | 'secrets'>,
  { userId, device }: Answerer,
  { day, choice: label, sentence = null }: SentToday,
  now: number,
): Promise<{ isNew: boolean; others: TodayCounts | null }> {
  const offered = isCountedDay(day, dayOf(now)) ? offeredOn(day) : null
  if (!offered) throw new Refusal('day-not-open')
  const choice = choiceOf(label)
  const isOffered = choice !== null && offered.choices.includes(choice)
  const isSentence = sentence === null || (sentence < offered.sentences && choice !== NO_FLAW_CHOICE)
  if (!isOffered || !isSentence) throw new Refusal('not-an-option')

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
  return { isNew, others: await countsOf(stores, day, offered) }
}

async function countsOf(
  { today }: Pick<Stores, 'today'>,
  day: Day,
  { choices, sentences }: Offered,
): Promise<TodayCounts | null> {
  const rows = await today.counts(day)
  const exact = (part: string, value: string) =>
    rows.find((row) => row.part === part && row.value === value)?.count ?? 0
  const people = choices.reduce((sum, choice) => sum + exact('option', choice), 0)
  if (people < ENOUGH_ANSWERS) return null
  return {
    people: toldCount(people),
    options: choices.map((choice) => ({ choice, count: toldCount(exact('option', choice)) })),
    sentences: Array.from({ length: sentences }, (_, index) => toldCount(exact('sentence', String(index)))),
  }
}

const SCENARIOS = new Map(BANK.flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.id, scenario])))

function offeredOn(day: Day): Offered | null {
  const scenario = SCENARIOS.get(SCHEDULE[day] ?? '')
  if (!scenario) return null
  const choices = scenario.options.flatMap(({ text }) => choiceOf(text) ?? [])
  return { choices, sentences: sentencesOf(scenario.scenario).length }
}
