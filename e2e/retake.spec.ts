import { expect, test } from './journey.ts'
import { type Asked, openCard, sessionId, takeByKeys } from './learner.ts'

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

test('Several retakes ask the same questions in other orders, with their options in other orders', async ({ page }) => {
  const takes: Asked[][] = []

  await openCard(page, 'Standard Quiz')
  for (let take = 0; take < 3; take++) {
    const asked: Asked[] = []
    await takeByKeys(page, 12, (each) => {
      asked.push(each)
      return 0
    })
    takes.push(asked)
    await page.getByRole('link', { name: 'Retake Quiz' }).click()
  }

  const contents = takes.map((take) => take.map(({ scenario, options }) => [scenario, ...[...options].sort()]).sort())
  for (const content of contents) expect(content).toEqual(contents[0])
  // Three takes in the same order by chance: once in 10 to the power of 17.
  expect(new Set(takes.map((take) => take.map(({ scenario }) => scenario).join())).size).toBeGreaterThan(1)
  const optionOrders = takes.map((take) => Object.fromEntries(take.map(({ scenario, options }) => [scenario, options])))
  expect(new Set(optionOrders.map((orders) => JSON.stringify(Object.entries(orders).sort()))).size).toBeGreaterThan(1)
})
