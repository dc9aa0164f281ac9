import { postToday } from '@think-twice/contract/today'
import { dayOf } from '@think-twice/core/activity/days'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { refusal, serve } from '../../../../test/serve.ts'
import { HowOthersAnswered } from './how-others-answered.tsx'

/** Its first option, False Cause, is right. */
const { question } = someRoundItem()
const kept = { option: 1, sentence: 2, squares: { name: false, sentence: false }, at: 0 }
const today = dayOf(Date.now())

const OTHERS = {
  people: 1200,
  options: [
    { choice: 'false-cause', count: 900 },
    { choice: 'texas-sharpshooter', count: 300 },
  ],
  sentences: [0, 900, 300],
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('the learner’s answer is counted, and all choices are listed by how many people made them', async () => {
  const sent = serve([postToday, () => Response.json({ others: OTHERS }, { status: 201 })])
  render(<HowOthersAnswered day={today} question={question} kept={kept} />)
  await expect.element(page.getByText('About 1,200 people so far. One square is one in twenty.')).toBeVisible()
  const rows = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows[0]).toContain('False Cause')
  expect(rows[0]).toContain('75%')
  expect(rows[1]).toContain('Texas SharpshooterYour answer')
  expect(rows[1]).toContain('25%')
  expect(sent).toEqual([{ day: today, choice: 'Texas Sharpshooter', sentence: 2 }])
})

test.each([
  ['with too few answers', () => Response.json({ others: null }, { status: 201 })],
  ['when the counts do not arrive', () => refusal(503, 'unavailable', 'Not now.')],
])('%s, nothing is there', async (_, reply) => {
  const sent = serve([postToday, reply])
  render(<HowOthersAnswered day={today} question={question} kept={kept} />)
  await expect.poll(() => sent.length).toBe(1)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

test('an answer to a past day is not counted or sent', () => {
  const sent = serve([postToday, () => Response.json({ others: OTHERS }, { status: 201 })])
  render(<HowOthersAnswered day="2026-11-01" question={question} kept={kept} />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
  expect(sent).toEqual([])
})
