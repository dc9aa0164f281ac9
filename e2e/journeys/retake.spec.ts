import { expect, test } from '../journey-test.ts'
import { type Asked, forgetQuestions, openCard, sessionId, takeByKeys } from '../steps/take-a-quiz.ts'

test('Retake goes back to question 1 with nothing answered, as a session of its own', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  const firstId = sessionId(page)

  await page.getByRole('link', { name: 'Retake Quiz' }).click()

  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/0:0\d/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(sessionId(page)).not.toBe(firstId)

  await page.reload()
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0)
})

test('Asked the same questions again, a retake has them and their options in other orders', async ({ page }) => {
  const takes: Asked[][] = []

  await openCard(page, 'Standard Quiz')
  for (let take = 0; take < 3; take++) {
    const asked: Asked[] = []
    await takeByKeys(page, 12, (each) => {
      asked.push(each)
      return 0
    })
    takes.push(asked)
    await forgetQuestions(page)
    await page.getByRole('link', { name: 'Retake Quiz' }).click()
  }

  const contents = takes.map((take) => take.map(({ scenario, options }) => [scenario, ...[...options].sort()]).sort())
  for (const content of contents) expect(content).toEqual(contents[0])
  // Three takes in the same order by chance: once in 10 to the power of 17.
  expect(new Set(takes.map((take) => take.map(({ scenario }) => scenario).join())).size).toBeGreaterThan(1)
  const optionOrders = takes.map((take) => Object.fromEntries(take.map(({ scenario, options }) => [scenario, options])))
  expect(new Set(optionOrders.map((orders) => JSON.stringify(Object.entries(orders).sort()))).size).toBeGreaterThan(1)
})

test('A retake is new until all three forms of every question have been seen', async ({ page }) => {
  const takes: string[][] = []

  await openCard(page, 'Standard Quiz')
  for (let take = 0; take < 4; take++) {
    const asked: string[] = []
    await takeByKeys(page, 12, ({ scenario }) => {
      asked.push(scenario)
      return 0
    })
    takes.push(asked.sort())
    await page.getByRole('link', { name: 'Retake Quiz' }).click()
  }

  expect(new Set(takes.slice(0, 3).flat()).size).toBe(36)
  expect(takes[3]).toEqual(takes[0])
})
