import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { attemptId, openCard, type Plan, takeByKeys } from '../steps/take-a-quiz.ts'

test('Retake starts a new attempt at question 1 with nothing answered and other scenarios', async ({ page }) => {
  const asked: string[] = []
  const noteScenario: Plan = ({ scenario }) => {
    asked.push(scenario)
    return 0
  }
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12, noteScenario)
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  const firstId = attemptId(page)

  await page.getByRole('link', { name: 'Retake Quiz' }).click()

  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/0:0\d/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(attemptId(page)).not.toBe(firstId)

  await page.reload()
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0)
  await takeByKeys(page, 12, noteScenario)
  expect(new Set(asked).size).toBe(24)
})

test('The second Standard Quiz of a new account repeats no scenario of the first, even on another device', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page)
  const scenarios = async (on: typeof page) => {
    const asked: string[] = []
    await openCard(on, 'Standard Quiz')
    await takeByKeys(on, 12, ({ scenario }) => {
      asked.push(scenario)
      return 0
    })
    await expect(on.getByText('Saved', { exact: true })).toBeVisible()
    return asked
  }
  const first = await scenarios(page)

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.request.post('/api/login', { data: { username: learner.username, password: learner.password } })
  await other.goto('/')
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), {
    id: learner.id,
    name: 'Ada',
    username: learner.username,
    createdAt: 0,
  })
  const second = await scenarios(other)
  await device.close()

  expect(new Set([...first, ...second]).size).toBe(24)
})
