import { saveQuizzes, signUp } from './account.ts'
import { expect, test } from './journey.ts'

test('A new learner sees empty states that offer a first quiz', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')

  await expect(page.getByText('Performance visualization coming soon')).toBeVisible()
  await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
  await expect(page.getByText('LEARNING ITEMS')).toHaveCount(2)
  await page.getByRole('link', { name: 'Take First Quiz' }).first().click()
  await expect(page).not.toHaveURL('/dashboard')
})

test('A learner with six results reads their numbers, opens one, and goes to study', async ({ page }) => {
  const learner = await signUp(page)
  await saveQuizzes(page, learner, 6)
  await page.goto('/dashboard')

  for (const title of ['TOTAL QUIZZES', 'AVERAGE SCORE', 'IMPROVEMENT', 'LEARNING ITEMS']) {
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('6 active, 0 completed')).toBeVisible()
  await expect(page.getByText('75%').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Weakness Tracker' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Areas to Focus On' })).toBeVisible()

  await page.getByRole('button', { name: /^View/ }).first().click()
  const details = page.getByRole('dialog', { name: 'Quiz Details' })
  await expect(details.getByText('Question 12')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  await page
    .getByRole('link', { name: /^Study/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/learn\?focus=.+&type=(logical-fallacies|cognitive-biases)/)
  await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
})

test('Practice without a quiz offers a formal one', async ({ page }) => {
  const { id } = await signUp(page)
  const answer = { itemId: 'straw-man', categoryType: 'logical-fallacies', isCorrect: false }
  expect((await page.request.post(`/api/users/${id}/progress`, { data: answer })).status()).toBe(200)

  await page.goto('/dashboard')

  await expect(page.getByRole('link', { name: 'Take Formal Quiz' }).first()).toBeVisible()
  await expect(page.getByText('Straw Man').first()).toBeVisible()
})

test('A heart answers at once, survives a reload, and goes back silently when it could not be saved', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/learn')
  const heart = page.getByRole('article', { name: 'Straw Man' }).getByRole('button', { name: /favorites/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
      return (await page.request.get(`/api/users/${id}/favorites`)).json()
    })
    .toEqual([{ itemId: 'straw-man', itemType: 'fallacy' }])

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('Visitors see the sample learner’s progress, a signed-in person their own', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.getByText('Sample data').first()).toBeVisible()
  for (const card of ['Total Points', 'Current Streak', 'Mastered']) {
    await expect(page.getByText(card, { exact: true }).first()).toBeVisible()
  }

  await signUp(page)
  await page.goto('/progress?tab=streaks')
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await expect(page.getByText('Complete a quiz today to start your learning streak!')).toBeVisible()

  await page.getByRole('tab', { name: 'Learning Paths' }).click()
  await page.getByRole('button', { name: 'Start path: Logical Fallacies Basics' }).click()
  await expect(page.getByRole('button', { name: 'Start path: Logical Fallacies Basics' })).toHaveCount(0)
})
