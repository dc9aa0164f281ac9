import { postProgress, putStreak } from '@think-twice/contract/progress'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { afterEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { NOON } from '../../test/results.ts'
import { outboxStore } from './outbox-store.ts'
import { saveTodayAnswer } from './save-today.ts'

const { question } = someRoundItem()
const ANSWER = { option: 1, sentence: 1, at: NOON }
const played = (day: string) => ({ day, question, answer: ANSWER })

afterEach(async () => {
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('an answer to today’s argument is saved as practice without sureness, and as an active day', async () => {
  await saveTodayAnswer(played('2026-11-21'), ADA.id)
  const [answer, day] = await outboxStore.all()
  const body = postProgress.body.parse(answer?.call.body)
  expect(body).toMatchObject({ itemId: 'False Cause', scenario: question.id, isCorrect: false })
  expect(body.sureness).toBeUndefined()
  expect(putStreak.body.parse(day?.call.body)).toMatchObject({ lastActivityDate: NOON })
})

test('a day’s argument counts once for each person, however often it is saved', async () => {
  for (const userId of [ADA.id, ADA.id, 8]) await saveTodayAnswer(played('2026-11-21'), userId)
  await saveTodayAnswer(played('2026-11-22'), ADA.id)
  const ids = (await outboxStore.all()).map(({ id }) => id)
  expect(ids.sort()).toEqual([
    'today-7-2026-11-21',
    'today-7-2026-11-21:day',
    'today-7-2026-11-22',
    'today-7-2026-11-22:day',
    'today-8-2026-11-21',
    'today-8-2026-11-21:day',
  ])
})
