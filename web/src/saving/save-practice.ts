import { type Day, dayOf } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { answeredItems, type Round, type RoundAnswer, type RoundItem } from '@think-twice/core/practice/round'
import { progressOf } from '@think-twice/core/practice/round-answers'
import type { TodayAnswer } from '@think-twice/core/practice/today'
import { answeredDays, dropAnsweredDay, keepAnsweredDay } from '../browser/answered-days.ts'
import { rememberSeen } from '../browser/asked-before.ts'
import { localTimeZone } from '../browser/clock.ts'
import { claimDay } from '../browser/rounds.ts'
import { fetchQuestionOfDay } from '../data/today.ts'
import { enqueue } from './outbox.ts'
import { setEntryState } from './save-state.ts'

/**
 * Saves the latest answer of a round: one call for each answer and, with the first of a day, one for the day. Settles
 * once they are safe on the device; the entry's id makes a repeated call count once.
 */
export async function saveRoundAnswer(round: Round, userId: number): Promise<void> {
  await saveAnswers(round, answeredItems(round).slice(-1), userId)
}

/** Saves everything answered in a round, for the person who now owns it. */
export async function saveWholeRound(round: Round, userId: number): Promise<void> {
  const answered = answeredItems(round)
  // Otherwise the round would read as saved when its first answer is, before the device has noted the others.
  for (const { index } of answered) setEntryState(entryId(round.id, index), 'saving')
  await saveAnswers(round, answered, userId)
}

async function saveAnswers({ id }: Round, answered: ReturnType<typeof answeredItems>, userId: number): Promise<void> {
  for (const { index, item, answer } of answered) {
    await saveAnswer({ key: entryId(id, index), item, answer }, userId)
    await saveDay(id, answer, userId)
  }
}

/** The ids under which the answers and days of a round wait to be sent. */
export function roundEntryIds({ id, answers }: Pick<Round, 'id' | 'answers'>): string[] {
  const days = new Set(answers.map((answer) => localDay(answer.at)))
  return [...[...days].map((day) => dayEntryId(id, day)), ...answers.map((_, index) => entryId(id, index))]
}

/** An answer, with the key that makes it count once. */
type KeyedAnswer = { key: string; item: RoundItem; answer: RoundAnswer }

async function saveAnswer({ key, item, answer }: KeyedAnswer, userId: number): Promise<void> {
  await enqueue({
    id: key,
    userId,
    call: { kind: 'progress', body: { ...progressOf(item, answer), timeZone: localTimeZone() } },
  })
}

/** Adds the day of something done at `at`, milliseconds since 1970. */
async function saveActiveDay(key: string, at: number, userId: number): Promise<void> {
  await enqueue({
    id: key,
    userId,
    call: { kind: 'streak', body: { lastActivityDate: at, timeZone: localTimeZone() } },
  })
}

async function saveDay(id: string, { at }: RoundAnswer, userId: number): Promise<void> {
  const day = localDay(at)
  if (claimDay(id, day)) await saveActiveDay(dayEntryId(id, day), at, userId)
}

/** The learner's own calendar day at a given time. */
function localDay(at: number): Day {
  return dayOf(at, localTimeZone())
}

function entryId(roundId: string, index: number): string {
  return `${roundId}:${index}`
}

function dayEntryId(roundId: string, day: Day): string {
  return `${roundId}:${day}`
}

type AnswerOfDay = { day: Day; question: PracticeQuestion; answer: TodayAnswer & { at: number } }

/** A day's argument counts as practice and for the streak, once: the ids of its entries name the argument's day. */
export async function saveTodayAnswer({ day, question, answer }: AnswerOfDay, userId: number): Promise<void> {
  const key = `today-${userId}-${day}`
  const item = { question, purpose: 'mixed', isNew: false } as const
  await saveAnswer({ key, item, answer: { ...answer, sureness: null } }, userId)
  await saveActiveDay(`${key}:day`, answer.at, userId)
}

/** A visitor's answer to a day's argument becomes this person's, and is saved. */
export async function claimToday(day: Day, userId: number): Promise<void> {
  const kept = answeredDays(null)[day]
  const question = await fetchQuestionOfDay(day)
  if (!kept || !question) return
  rememberSeen(userId, question.id, kept.at)
  await saveTodayAnswer({ day, question, answer: kept }, userId)
  keepAnsweredDay(userId, day, kept)
  dropAnsweredDay(null, day)
}

type Dispute = { userId: number; scenario: string; text: string }

/**
 * Saves why a learner sees a scenario differently. Settles once it is safe on the device; sending continues on its own.
 */
export async function saveDispute({ userId, scenario, text }: Dispute): Promise<void> {
  await enqueue({
    id: disputeEntryId(userId, scenario),
    userId,
    call: { kind: 'dispute', body: { scenario, text } },
  })
}

/** The id under which a dispute waits to be sent: one for each person and scenario, just as the server keeps them. */
export function disputeEntryId(userId: number, scenario: string): string {
  return `dispute:${userId}:${scenario}`
}
