import type { Insights } from '@think-twice/contract/practice'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRows } from '../../../../test/insights.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { CalibrationLine } from './calibration-line.tsx'

const brier = page.getByRole('img', { name: /^Brier score/ })
const sureAndWrong = page.getByRole('heading', { name: 'Sure and wrong' })

async function open(given: Partial<Insights['calibration']>) {
  const rows = someRows({ guess: [0, 0], fairly: [0, 0], sure: [0, 0] })
  render(<CalibrationLine calibration={{ rows, brier: null, sureAndWrong: [], ...given }} />)
  await page.getByText('How sure, how right').first().click()
}

test('the line is about the surest of several degrees of sureness that promise too much', async () => {
  await open({ rows: someRows({ guess: [5, 20], fairly: [4, 20], sure: [20, 20] }) })
  await expect.element(page.getByText('When you were fairly sure, you were right 4 of 20 times.').first()).toBeVisible()
  await expect.element(page.getByText(/^“Fairly sure” means right 13 times in 20\. You were right less/)).toBeVisible()
})

test('a learner who promises no more than they keep reads about their surest answers', async () => {
  await open({ rows: someRows({ guess: [5, 20], fairly: [13, 20], sure: [19, 20] }) })
  await expect.element(page.getByText(/^“Sure” means right 19 times in 20\. Your answers are in line/)).toBeVisible()
})

test('with too few answers the line invites the learner to say how sure they are, and counts the missing ones', async () => {
  await open({ rows: someRows({ guess: [1, 9], fairly: [0, 0], sure: [4, 4] }) })
  await expect.element(page.getByText(/^Say how sure you are/)).toBeVisible()
  expect(textsOf(page.getByRole('term'))).toEqual(['Sure, 4 of 10', 'Fairly sure, 0 of 10', 'A guess, 9 of 10'])
  expect(brier.elements()).toHaveLength(0)
  expect(sureAndWrong.elements()).toHaveLength(0)
})

test('mistakes made while sure are listed even before a mark can be drawn', async () => {
  await open({ sureAndWrong: [{ itemId: 'Straw Man', times: 1 }] })
  await expect.element(page.getByText(/^Say how sure you are/)).toBeVisible()
  await expect.element(sureAndWrong).toBeVisible()
})
