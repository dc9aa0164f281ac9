import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { fillRegistration, openEmptyPage, openForm, signUp } from '../steps/account.ts'
import { addFavorite } from '../steps/favorites.ts'
import { practice } from '../steps/saved-results.ts'
import { toast } from '../steps/take-a-quiz.ts'

/** Runs a script and leaves a picture behind, wherever it is taken for more than text. */
const MARKUP = '<img src=x onerror=ran()><b>x</b>'
const SCRIPT = '<script>ran()</script>'

test.use({ expectedComplaint: NOT_FOUND })

/** A learner whose every text contains markup. */
async function signUpWithMarkup(page: Page): Promise<void> {
  const learner = await signUp(page)
  const named = await page.request.put(`/api/users/${learner.id}`, { data: { displayName: MARKUP } })
  expect(named.ok(), await named.text()).toBe(true)
  const questions = ['Straw Man', `Label ${MARKUP}`, `Label ${SCRIPT}`].map((fallacyType, place) => ({
    id: `made-${MARKUP}-${place}`,
    scenario: `Scenario ${MARKUP}${SCRIPT} ${place}`,
    options: [`Right ${MARKUP}`, `Picked ${MARKUP}`, `Third ${SCRIPT}`, 'Fourth'],
    correctAnswer: 0,
    fallacyType,
    explanation: `Explanation ${MARKUP}${SCRIPT}`,
    difficulty: 'medium',
  }))
  for (const mode of ['standard', 'mini-bias-assessment']) {
    const data = { mode, questions, userAnswers: [1, 1, 1], totalQuestions: 3, correctAnswers: 0, score: 0 }
    const more = { timeSpent: 60, timestamp: Date.now(), timeZone: 'UTC', recordActivity: true }
    const saved = await page.request.post('/api/quiz-results', { data: { ...data, ...more } })
    expect(saved.status(), await saved.text()).toBe(201)
  }
  await practice(page, learner, `Label ${MARKUP}`, [true, false])
  await addFavorite(page, learner, `Label ${MARKUP}`, 'fallacy')
}

test('Markup in names, labels, questions, and addresses is shown as text, and never runs', async ({ page }) => {
  const ran: string[] = []
  await page.context().exposeBinding('ran', ({ frame }) => ran.push(frame.url()))
  page.on('dialog', (dialog) => ran.push(dialog.message()))
  await signUpWithMarkup(page)
  const isText = async () => {
    expect(await page.locator('img[src="x"], :not(head) > script:not([src])').count(), page.url()).toBe(0)
    expect(ran).toEqual([])
  }

  await page.goto('/dashboard')
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await isText()
  for (const row of await page.getByRole('button', { name: /^View/ }).all()) {
    if (!(await row.isVisible())) continue
    await row.click()
    await isText()
    await page.keyboard.press('Escape')
  }

  await page.goto('/progress')
  await page.waitForLoadState('networkidle')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await isText()
  }

  const hostile = encodeURIComponent(`"'>${MARKUP}${SCRIPT}`)
  for (const address of [
    '/dashboard?account',
    `/learn?focus=${hostile}`,
    `/learn?type=${hostile}&q=${hostile}`,
    `/?start=${hostile}`,
    `/?round=with&of=${hostile}`,
    `/?round=${hostile}`,
    `/?today=${hostile}`,
    `/progress?tab=${hostile}`,
    `/${hostile}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isText()
  }

  await openEmptyPage(page)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/learn')
  await openForm(page, 'Sign Up')
  await fillRegistration(page, { name: MARKUP })
  await expect(toast(page)).toContainText(MARKUP)
  await isText()
})
