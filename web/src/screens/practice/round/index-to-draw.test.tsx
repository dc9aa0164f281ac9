import { dayOf } from '@think-twice/core/activity/days'
import { required } from '@think-twice/core/required'
import { afterEach, expect, test } from 'vitest'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { keepToday } from '../../../browser/kept-today.ts'
import { fetchPracticeIndex, fetchSchedule } from '../../../data/content.ts'
import { fetchIndexToDraw } from './index-to-draw.ts'

const TODAY = dayOf(timeNow(), localTimeZone())

afterEach(() => localStorage.clear())

test('a round draws neither today’s argument nor its twin until it is answered', async () => {
  const index = await fetchPracticeIndex()
  const todays = required((await fetchSchedule())[TODAY], 'an argument for today')
  const { pairId } = required(
    index.find(({ id }) => id === todays),
    'its entry',
  )

  const before = await fetchIndexToDraw()
  keepToday(null, TODAY, { option: 0, sentence: null, squares: { name: false, sentence: false }, at: timeNow() })
  const after = await fetchIndexToDraw()

  const pair = index.filter((entry) => entry.pairId === pairId)
  expect(pair.map(({ id }) => id)).toContain(todays)
  expect(before).toEqual(index.filter((entry) => !pair.includes(entry)))
  expect(after).toEqual(index)
})
