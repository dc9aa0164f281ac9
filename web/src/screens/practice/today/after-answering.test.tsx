import { addDays, dayOf } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { keepAnsweredDay } from '../../../browser/answered-days.ts'
import { localTimeZone } from '../../../browser/clock.ts'
import { WeekOfDays } from './after-answering.tsx'

const today = dayOf(Date.now(), localTimeZone())
const kept = { option: 0, sentence: null, squares: { name: true, sentence: false }, at: 0 }

test('seven days up to today link to their arguments, and say which were not played', async () => {
  keepAnsweredDay(null, addDays(today, -2), kept)
  render(<WeekOfDays day={today} userId={null} />)
  await expect.element(page.getByRole('heading', { name: 'Your week' })).toBeVisible()
  const days = textsOf(page.getByRole('link'))
  expect(days).toHaveLength(7)
  expect(days.map((text) => text.includes('Not answered'))).toEqual([true, true, true, true, false, true, true])
  expect(days.at(-1)).toContain(`Today`)
  await expect
    .element(page.getByRole('link', { name: new RegExp(`No\\. ${dayNumber(today)},`) }))
    .toHaveAttribute('aria-current', 'date')
})

test('days that somebody else played on this device are not shown as played', () => {
  keepAnsweredDay(8, today, kept)
  render(<WeekOfDays day={today} userId={null} />)
  expect(textsOf(page.getByRole('link')).every((text) => text.includes('Not answered'))).toBe(true)
})

test('a day long past is shown among the days around it', async () => {
  render(<WeekOfDays day={addDays(today, -30)} userId={null} />)
  await expect.element(page.getByRole('heading', { name: 'The days around this one' })).toBeVisible()
  expect(page.getByText('Today', { exact: true }).elements()).toHaveLength(0)
})
