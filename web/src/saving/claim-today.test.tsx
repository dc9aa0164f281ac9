import { afterEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { answeredDays, dropToday, keepToday } from '../browser/kept-today.ts'
import { timesSeen } from '../browser/seen-scenarios.ts'
import { fetchQuestionOfDay } from '../data/question-of-day.ts'
import { claimToday } from './claim-today.ts'
import { outboxStore } from './outbox-store.ts'

/** A day with an argument. */
const DAY = '2026-11-21'
const KEPT = { option: 0, sentence: 1, squares: { name: true, sentence: false }, at: 1_795_000_000_000 }

const waiting = async () => (await outboxStore.all()).map(({ id, userId }) => [id, userId])

afterEach(async () => {
  for (const userId of [null, ADA.id]) dropToday(userId, DAY)
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('a visitor’s answer to a day’s argument goes to the person who claims it, and waits to be sent', async () => {
  keepToday(null, DAY, KEPT)
  await claimToday(DAY, ADA.id)
  expect(answeredDays(ADA.id)[DAY]).toEqual(KEPT)
  expect(answeredDays(null)[DAY]).toBeUndefined()
  expect(await waiting()).toEqual([
    [`today-${ADA.id}-${DAY}`, ADA.id],
    [`today-${ADA.id}-${DAY}:day`, ADA.id],
  ])
})

test('the scenario of a claimed argument counts as seen, so that rounds ask others first', async () => {
  keepToday(null, DAY, KEPT)
  await claimToday(DAY, ADA.id)
  const question = await fetchQuestionOfDay(DAY)
  expect([...timesSeen(ADA.id)]).toEqual([[question?.id, 1]])
})

test.each([
  ['that nobody answered', DAY, []],
  ['without an argument', '1999-01-01', ['1999-01-01']],
])('claiming the answer of a day %s takes nothing and loses nothing', async (_, day, left) => {
  if (day !== DAY) keepToday(null, day, KEPT)
  await claimToday(day, ADA.id)
  expect(await waiting()).toEqual([])
  expect(answeredDays(ADA.id)).toEqual({})
  expect(Object.keys(answeredDays(null))).toEqual(left)
  dropToday(null, day)
})
