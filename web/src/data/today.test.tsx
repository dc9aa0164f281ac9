import { postToday } from '@think-twice/contract/today'
import { questionOfDay } from '@think-twice/core/practice/today'
import { expect, test } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { fetchPracticeIndex, fetchPracticeOf, fetchSchedule, putPieces } from './content.ts'
import { fetchQuestionOfDay, useHowOthersAnswered } from './today.ts'

quietConsole()

/** A past day, and a day planned from the bank as it is. */
const DAY = '2026-11-21'
const AHEAD = '2027-06-01'

test('the argument of a day is the scheduled one, with its options in that day’s order', async () => {
  const planned = (await fetchSchedule())[AHEAD]
  const concept = (await fetchPracticeIndex()).find(({ id }) => id === planned)?.concept
  const questions = concept ? await fetchPracticeOf([concept]) : []
  const [published] = questions.filter(({ id }) => id === planned)
  expect(published).toBeDefined()
  expect(await fetchQuestionOfDay(AHEAD)).toEqual(published && questionOfDay(published, AHEAD))
})

test('the argument of a past day stays when its scenario is asked no more', async () => {
  const planned = (await fetchSchedule())[DAY]
  expect((await fetchPracticeIndex()).some(({ id }) => id === planned)).toBe(false)
  expect(await fetchQuestionOfDay(DAY)).toMatchObject({ scenarioId: planned })
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

test.each([
  ['a day that is over', { choice: 'False Cause', sentence: null, isCounted: false }],
  ['an option that the argument does not have any more', { choice: undefined, sentence: null, isCounted: true }],
])('the server is not told of %s, so that it cannot count', (_, answer) => {
  const sent = serve([postToday, () => Response.json({ others: null })])
  expect(renderHook(() => useHowOthersAnswered('2026-11-21', answer)).current.fetchStatus).toBe('idle')
  expect(sent).toEqual([])
})
