import { questionOfDay } from '@think-twice/core/practice/today'
import { expect, test } from 'vitest'
import { fetchPracticeIndex, fetchPracticeOf, fetchSchedule, putPieces } from './content.ts'
import { fetchQuestionOfDay } from './question-of-day.ts'

const DAY = '2026-11-21'

test('the argument of a day is the scheduled one, with its options in that day’s order', async () => {
  const planned = (await fetchSchedule())[DAY]
  const concept = (await fetchPracticeIndex()).find(({ id }) => id === planned)?.concept
  const questions = concept ? await fetchPracticeOf([concept]) : []
  const [published] = questions.filter(({ id }) => id === planned)
  expect(published).toBeDefined()
  expect(await fetchQuestionOfDay(DAY)).toEqual(published && questionOfDay(published, DAY))
})

test('everybody sees the same order, and another day has another argument', async () => {
  expect(await fetchQuestionOfDay(DAY)).toEqual(await fetchQuestionOfDay(DAY))
  expect((await fetchQuestionOfDay('2026-11-20'))?.id).not.toBe((await fetchQuestionOfDay(DAY))?.id)
})

test('a day without a scheduled argument has none', async () => {
  expect(await fetchQuestionOfDay('1999-01-01')).toBeNull()
})

test('a day whose scenario is no longer published has no argument', async () => {
  const schedule = await fetchSchedule()
  putPieces(new Map([['schedule', { ...schedule, [DAY]: 'withdrawn' }]]))
  expect(await fetchQuestionOfDay(DAY)).toBeNull()
  putPieces(new Map([['schedule', schedule]]))
})
