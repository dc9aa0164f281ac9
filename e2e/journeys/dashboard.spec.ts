import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { giveAnswers, readPool, WRONG_NAME } from '../steps/answer-practice.ts'
import { complaintsInTwoLooks } from '../steps/barriers.ts'
import { addFavorite } from '../steps/favorites.ts'
import { openFolds } from '../steps/folds.ts'
import { openNavigation } from '../steps/navigation.ts'
import { COMMON_FALLACIES, DAY, practice, saveResult, shortDate } from '../steps/saved-results.ts'
import { beginQuiz, question, readCards, toast } from '../steps/take-a-quiz.ts'

/** Outside the catalog, so that a wrong answer points at no profile. */
const UNKNOWN = COMMON_FALLACIES.map(() => 'Red Herring')

const COMING_SOON = 'Performance visualization coming soon'

/** Opens the dashboard of somebody with eleven results, three hearts and two missed answers. */
async function openDashboard(page: Page): Promise<void> {
  const learner = await signUp(page)
  // Mode, right answers out of twelve, days ago; the oldest first.
  const results = [
    ['standard', 1, 20], // 8%
    ['mini-bias-assessment', 9, 12], // 75%
    ['extended', 3, 10], // 25%
    ['standard', 11, 9], // 92%
    ['fallacy-assessment', 5, 8], // 42%
    ['bias-assessment', 8, 6], // 67%
    ['advanced', 10, 5], // 83%
    ['mini-fallacy-assessment', 9, 2], // 75%
    ['standard', 12, 2], // 100%
    ['mini-bias-assessment', 10, 1], // 83%
    ['standard', 11, 0], // 92%
  ] as const
  for (const [mode, right, daysAgo] of results) {
    const wrong = UNKNOWN.map((_, place) => place).slice(right)
    await saveResult(page, learner, { mode, concepts: UNKNOWN, wrong, ago: daysAgo * DAY })
  }
  await practice(page, learner, 'Straw Man', [false])
  await practice(page, learner, 'Anchoring', [false])
  await addFavorite(page, learner, 'tu-quoque', 'fallacy')
  await addFavorite(page, learner, 'straw-man', 'fallacy')
  await addFavorite(page, learner, 'halo-effect', 'bias')

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('With eleven results, three hearts, and two missed answers, the totals and the chart follow from them', async ({
  page,
}) => {
  await openDashboard(page)

  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  expect(await readCards(page)).toEqual([
    // Within seven days: 0, 1, 2, 2, 5 and 6 days ago.
    ['TOTAL QUIZZES', '11', '6 active, 5 completed'],
    // 742 / 11 = 67.45.
    ['AVERAGE SCORE', '67%'],
    // Latest five: 433 / 5 = 86.6, rounded 87. Five before: 301 / 5 = 60.2, rounded 60. The oldest is in neither.
    [
      'IMPROVEMENT',
      '+27%',
      'Streak: 6 tests this week',
      expect.stringMatching(/^Points, give or take \d+\. Chance alone rarely does that\.$/),
    ],
    ['LEARNING ITEMS', '5', '3 favorites, 2 flagged'],
  ])

  await openFolds(page)
  const overview = block(page, 'Learning Overview')
  await expect(overview.getByRole('listitem')).toHaveText([
    `${weekday(6)}: 1 completed`,
    `${weekday(5)}: 1 completed`,
    `${weekday(4)}: 0 completed`,
    `${weekday(3)}: 0 completed`,
    `${weekday(2)}: 2 completed`,
    `${weekday(1)}: 1 completed`,
    'Today: 1 completed',
  ])
  await expect(overview.getByRole('term')).toHaveText(['Finished in the last 7 days', 'Average score'])
  // 67 + 83 + 75 + 100 + 83 + 92 = 500; 500 / 6 = 83.3.
  await expect(overview.getByRole('definition')).toHaveText(['6', '83%'])

  const focus = block(page, 'Learning Focus')
  await expect(focus.getByText(/^60% and 40% of your 11 quizzes, rounded down\./)).toHaveText(
    / Seen so far: 1 of 24 fallacies, 1 of 24 biases\.$/,
  )
  await expect(focus.getByRole('term')).toHaveText(['Fallacies', 'Biases', 'Assessments', 'Favorites'])
  // 60% of 11 is 6.6, and 40% is 4.4.
  await expect(focus.getByRole('definition')).toHaveText(['6', '4', '5', '3'])

  const performance = block(page, 'Performance')
  await expect(performance.getByText(COMING_SOON)).toHaveCount(0)
  await expect(performance.getByRole('img')).toHaveAccessibleName(
    'Score by quiz, last 10. Scores from oldest to newest: 75%, 25%, 92%, 42%, 67%, 83%, 75%, 100%, 83%, 92%. ' +
      // By hand from the Wilson margins of the ten results: 0.4918 / 5 and 0.4159 / 5.
      'Previous 5 average 60%, latest 5 average 87%. These averages may be off by 10 and 8 points.',
  )
  const cursor = performance.getByRole('slider', { name: 'Result' })
  await cursor.press('ArrowLeft')
  await expect(cursor).toHaveAttribute('aria-valuetext', `Bias Assessment (Mini), 83%, ${shortDate(1)}`)
})

test('The dashboard suggests one next step: a first round, an unfinished quiz, then what is due', async ({ page }) => {
  const learner = await signUp(page)
  await page.goto('/dashboard')
  const first = page.getByRole('region', { name: 'Eight short arguments. Some of them may be fine.' })
  await expect(first.getByText('about 7 to 8 minutes')).toBeVisible()
  await expect(first.getByText(/^Welcome, Ada Byron\./)).toBeVisible()
  await expect(first.getByRole('img')).toHaveAccessibleName('Eight scenarios, none answered yet')
  await expect(page.getByText(COMING_SOON)).toBeVisible()
  expect(await complaintsInTwoLooks(page)).toEqual([])
  await first.getByRole('link', { name: 'Play the first round' }).click()
  await expect(page).toHaveURL(/\/\?round=/)

  await beginQuiz(page)
  await page.goto('/dashboard')
  const open = page.getByRole('region', { name: 'Standard Quiz, in progress' })
  await expect(open.getByText('Question 2 of 12, left just now. Nothing is due today.')).toBeVisible()
  await expect(open.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 12 answered')
  await open.getByRole('button', { name: 'Discard Standard Quiz' }).click()
  await expect(first).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(open).toBeVisible()

  const { flawed } = await readPool(page)
  await giveAnswers(
    page,
    learner,
    flawed.slice(0, 2).map((scenario) => ({ scenario, choice: WRONG_NAME, sureness: 'sure' as const, ago: 21 * DAY })),
  )
  await page.goto('/dashboard')
  const due = page.getByRole('region', { name: 'Two due today', exact: true })
  await expect(
    due.getByText(/You last met them about three weeks ago\. You were sure about two of these, and wrong\./),
  ).toBeVisible()
  await expect(due.getByRole('img')).toHaveAccessibleName(/^Eight scenarios: two due, two new, and four mixed; /)
  await expect(due.getByRole('link', { name: 'Start the round' })).toHaveAttribute('href', '/?round=start')
  await due.getByRole('link', { name: 'Resume Standard Quiz' }).click()
  await expect(question(page, '2')).toBeVisible()
})

test('The rail marks the page one is on, and links to all others and to the quizzes and the assessments on home', async ({
  page,
}) => {
  await signUp(page)
  const rail = page.getByRole('navigation', { name: 'Shortcuts' })
  const current = rail.locator('[aria-current]')
  await page.goto('/dashboard?account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  // The account page shares the dashboard's address.
  await expect(current).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(current).toHaveText(['Home'])
  expect(await rail.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/dashboard',
    '/#quizzes',
    '/#assessments',
    '/learn',
    '/progress',
    '/dashboard?classes',
  ])
  for (const name of ['Quizzes', 'Assessments']) {
    await page.goto('/dashboard')
    await rail.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  }
})

test('The dashboard and the account page send a visitor home, and so does a corrupt stored user', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('The dashboard needs an account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/dashboard?account')
  await expect(page).toHaveURL('/')

  await signUp(page)
  await page.evaluate(() => localStorage.setItem('user', '{"id":"seven"'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await expect((await openNavigation(page)).getByRole('button', { name: 'Login' })).toBeVisible()
})

/** A part of the dashboard, by its heading. */
function block(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** 'Mon'. */
function weekday(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.now() - daysAgo * DAY)
}
