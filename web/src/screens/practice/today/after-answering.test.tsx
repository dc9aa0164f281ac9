import { addDays, dayOf } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../../test/ada.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { answeredDays, keepAnsweredDay } from '../../../browser/answered-days.ts'
import { localTimeZone } from '../../../browser/clock.ts'
import { daysInTab } from '../../../browser/visit.ts'
import { AfterAnswering, WeekOfDays } from './after-answering.tsx'

const today = dayOf(Date.now(), localTimeZone())
const answeredAt = (at: number) => ({ option: 0, sentence: null, squares: { name: true, sentence: false }, at })
const longAgo = answeredAt(Date.parse('2026-11-01T12:00'))
const days = () => textsOf(page.getByRole('link'))

test('seven days up to today link to their arguments, and say which were not played', async () => {
  keepAnsweredDay(ADA.id, addDays(today, -2), longAgo)
  render(<WeekOfDays day={today} user={ADA} />)
  await expect.element(page.getByRole('heading', { name: 'Your week' })).toBeVisible()
  expect(days()).toHaveLength(7)
  expect(days().map((text) => text.includes('Not answered'))).toEqual([true, true, true, true, false, true, true])
  expect(days().at(-1)).toContain(`Today`)
  await expect
    .element(page.getByRole('link', { name: new RegExp(`No\\. ${dayNumber(today)},`) }))
    .toHaveAttribute('aria-current', 'date')
})

test('days before the learner came are not shown, unless they were played since', async () => {
  keepAnsweredDay(8, addDays(today, -1), answeredAt(Date.now()))
  keepAnsweredDay(8, today, answeredAt(Date.now()))
  render(<WeekOfDays day={today} user={{ ...ADA, id: 8, createdAt: Date.now() }} />)
  await expect.element(page.getByRole('heading', { name: 'Your week' })).toBeVisible()
  expect(days()).toHaveLength(2)
})

test('a learner’s first day is no week', () => {
  render(<WeekOfDays day={today} user={null} />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

test('a day long past is shown among the days around it', async () => {
  render(<WeekOfDays day={addDays(today, -20)} user={ADA} />)
  await expect.element(page.getByRole('heading', { name: 'The days around this one' })).toBeVisible()
  expect(page.getByText('Today', { exact: true }).elements()).toHaveLength(0)
})

/** A visitor's answer to the second argument, given long ago. */
const asked = { question: someRoundItem().question, day: '2026-11-02', isToday: false, user: null, kept: longAgo }
const notYou = page.getByRole('button', { name: 'Answer it yourself' })

test('on a shared computer somebody else’s answer can be forgotten', async () => {
  keepAnsweredDay(null, asked.day, longAgo)
  render(<AfterAnswering {...asked} />)
  await notYou.click()
  expect(answeredDays(null)[asked.day]).toBeUndefined()
})

test('the answer just given is the visitor’s own', async () => {
  daysInTab.note(asked.day)
  onTestFinished(() => daysInTab.forget())
  render(<AfterAnswering {...asked} />)
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(notYou.elements()).toHaveLength(0)
})
