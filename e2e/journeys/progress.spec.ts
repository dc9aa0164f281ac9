import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { type Learner, signUp } from '../steps/account.ts'
import { COMMON_FALLACIES, DAY, isEarlyAdopter, longDate, saveResult, shortDate } from '../steps/saved-results.ts'
import { readCards } from '../steps/take-a-quiz.ts'

const BIASES = [
  'Confirmation Bias',
  'Anchoring',
  'Availability Heuristic',
  'Loss Aversion',
  'Overconfidence Effect',
  'Fundamental Attribution Error',
  'Social Proof',
  'Hindsight Bias',
  'Planning Fallacy',
  'Survivorship Bias',
  'Framing Effect',
  'Halo Effect',
]

const NO_QUIZZES = 'Complete some quizzes to see your progress here!'
const NO_STREAK = 'Complete a quiz today to start your learning streak!'

/** Opens the progress of a learner with four quizzes and two days of practice; true for an early adopter. */
async function openProgress(page: Page): Promise<boolean> {
  const learner = await signUp(page)
  const early = await isEarlyAdopter(page, learner)
  const standard = { mode: 'standard', concepts: COMMON_FALLACIES, recordActivity: true }
  const assessment = { mode: 'mini-bias-assessment', concepts: BIASES, recordActivity: true }
  await saveResult(page, learner, { ...standard, wrong: [0, 1, 2], ago: 3 * DAY })
  await saveResult(page, learner, { ...standard, wrong: [0, 1, 2], ago: 2 * DAY })
  await saveResult(page, learner, { ...assessment, ago: 2 * DAY })
  await saveResult(page, learner, { ...standard, wrong: [0], ago: DAY })
  await keepStreak(page, learner, 0)
  await keepStreak(page, learner, 9)
  await page.goto('/dashboard')
  await page.goto('/progress')
  return early
}

test('After four quizzes and two days of practice, totals and achievements follow from them', async ({ page }) => {
  const early = await openProgress(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  await expect(page.getByText('Sample data')).toHaveCount(0)
  const cards = [
    // First Steps 50, Perfectionist 300, Getting Started 100; a streak of 4 days at 10; Early Adopter 2,000.
    ['Total Points', early ? '2,490' : '490', '40 from this streak'],
    ['Current Streak', '4 days', 'Longest 4 days'],
    ['Achievements', early ? '4 of 10' : '3 of 10', 'Next: Skilled Learner'],
    // Right on three days makes 80: nine fallacies. The twelve biases were right once, which makes 70.
    ['Mastered', '9 of 48', '9 fallacies, 0 biases'],
  ]
  await expect.poll(() => readCards(page)).toEqual(cards)

  const today = `Earned ${longDate()}`
  const earned = [
    ['First Stepscommon · 50 points', 'Finish 1 quiz', today],
    ['Perfectionistrare · 300 points', 'Score 100% on a quiz', today],
    ['Getting Startedcommon · 100 points', 'Keep a 3-day streak', today],
    ...(early ? [['Early Adopterlegendary · 2,000 points', 'Be one of the first 100 users', today]] : []),
  ]
  const open = [
    ['Quiz Masterrare · 500 points', 'Finish 25 quizzes', '4 of 25'],
    ['Fallacy Expertepic · 1,000 points', 'Master all 24 fallacies', '9 of 24'],
    ['Bias Hunterepic · 1,000 points', 'Master all 24 biases', '0 of 24'],
    ['Week Warriorrare · 250 points', 'Keep a 7-day streak', '4 of 7'],
    ['Monthly Masterlegendary · 1,500 points', 'Keep a 30-day streak', '4 of 30'],
    ['Skilled Learnerrare · 400 points', 'Reach 80% mastery on 10 concepts', '9 of 10'],
    ...(early
      ? []
      : [['Early Adopterlegendary · 2,000 points', 'Be one of the first 100 users', 'Decided when you sign up']]),
  ]
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Earned', 'Still to earn'])
  await expect(panel.getByRole('listitem')).toHaveText([...earned, ...open].map((parts) => parts.join('')))
})

test('Every concept has its mastery on the tab Progress, and the list can be sorted and filtered', async ({ page }) => {
  await openProgress(page)
  await openTab(page, 'Progress')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('status')).toHaveText('24 of 48 seen so far')
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(48)
  // By mastery: nine with 80, twelve with 70, two with 48, one with 27; then those never seen. Ties go by name.
  await expect(rows.nth(0)).toHaveText('Anecdotal, fallacyMastery 80%, mastered3 of 3 rightLast seen 1 day ago')
  await expect(rows.nth(8)).toContainText('Tu Quoque')
  await expect(rows.nth(9)).toHaveText('Anchoring, biasMastery –after three answers1 of 1 rightLast seen 2 days ago')
  await expect(rows.nth(21)).toHaveText('Ad Hominem, fallacyMastery 48%1 of 3 rightLast seen 1 day ago')
  await expect(rows.nth(23)).toHaveText('Straw Man, fallacyMastery 27%0 of 3 rightLast seen 1 day ago')
  await expect(rows.nth(24)).toHaveText('Ambiguity, fallacyNot seen yet')
  await panel.getByRole('button', { name: 'Reverse order' }).click()
  await expect(rows.nth(0)).toContainText('Straw Man')
  await expect(rows.nth(23)).toContainText('Tu Quoque')
  await panel.getByRole('button', { name: 'Reverse order' }).click()
  await panel.getByLabel('Sort by').selectOption('Accuracy')
  // 21 with 100%, by name; then two with 33%.
  await expect(rows.nth(0)).toContainText('Anchoring')
  await expect(rows.nth(20)).toContainText('Tu Quoque')
  await expect(rows.nth(21)).toContainText('1 of 3 right')
  await panel.getByLabel('Sort by').selectOption('Last seen')
  await expect(rows.nth(0)).toContainText('Ad Hominem')
  await expect(rows.nth(12)).toContainText('Anchoring')
  await panel.getByLabel('Sort by').selectOption('Name')
  await expect(rows.nth(1)).toContainText('Ambiguity')
  await panel.getByLabel('Show').selectOption('24 biases')
  await expect(rows).toHaveCount(24)
  await expect(panel.getByRole('status')).toHaveText('12 of 24 seen so far')
  await expect(panel.getByRole('link', { name: /^Anchoring/ })).toHaveAttribute(
    'href',
    '/learn?focus=anchoring&type=cognitive-biases',
  )
})

test('The tab Streaks counts the days, shows them on a calendar, and is still open after a reload', async ({
  page,
}) => {
  await openProgress(page)
  await openTab(page, 'Streaks')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('4days', { exact: true })).toBeVisible()
  await expect(panel.getByRole('term')).toHaveText(['Longest streak', 'Bonus points'])
  await expect(panel.getByRole('definition')).toHaveText(['4 days', '40'])
  await expect(panel.getByText(/3 more days, and every day of the streak is worth 20 points\.$/)).toBeVisible()
  await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveText([
    '3 to 6 days10 points a dayNow',
    '7 to 29 days20 points a day',
    '30 days or more50 points a day',
  ])
  await expect(panel.getByRole('heading', { name: 'The last 26 weeks' })).toBeVisible()
  await expect(panel.getByRole('img')).toHaveAccessibleName(
    /^Calendar of the last 26 weeks\. Quizzes: 4\. Active days: 5\./,
  )
  await expect(panel.getByTitle(`${shortDate(0)}: practice`)).toBeVisible()
  for (const daysAgo of [1, 3]) await expect(panel.getByTitle(`${shortDate(daysAgo)}: 1 quiz`)).toBeVisible()
  await expect(panel.getByTitle(`${shortDate(2)}: 2 quizzes`)).toBeVisible()
  await expect(panel.getByTitle(`${shortDate(4)}: 0 quizzes`)).toBeVisible()
  await expect(panel.getByTitle(`${shortDate(9)}: practice`)).toBeVisible()
  await panel.getByText('Week by week').click()
  const weeks = await panel
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    )
  // Where the weeks divide depends on today; the sums do not.
  expect(weeks.reduce((sum, [days = 0]) => sum + days, 0)).toBe(5)
  expect(weeks.reduce((sum, [, quizzes = 0]) => sum + quizzes, 0)).toBe(4)

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Streaks' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('A visitor sees the sample learner’s progress, and a new learner sees their own empty panels', async ({
  page,
}) => {
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Sample data' })).toBeVisible()
  await expect.poll(async () => (await readCards(page)).map(([title]) => title)).toEqual(TOTALS)
  await openTab(page, 'Learning Paths')
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Start path/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL('/')

  const learner = await signUp(page)
  const early = await isEarlyAdopter(page, learner)
  await page.goto('/progress')
  await expect
    .poll(() => readCards(page))
    .toEqual([
      ['Total Points', early ? '2,000' : '0', '0 from this streak'],
      ['Current Streak', '0 days', 'Longest 0 days'],
      ['Achievements', early ? '1 of 10' : '0 of 10', 'Next: First Steps'],
      ['Mastered', '0 of 48', '0 fallacies, 0 biases'],
    ])
  await expect(page.getByText('Sample data')).toHaveCount(0)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(NO_QUIZZES)).toHaveCount(early ? 0 : 1)
  await openTab(page, 'Progress')
  await expect(panel.getByText(NO_QUIZZES)).toBeVisible()
  await openTab(page, 'Streaks')
  await expect(panel.getByText(NO_STREAK)).toBeVisible()
  await expect(panel.getByRole('definition')).toHaveText(['0 days', '0'])
  await panel.getByRole('link', { name: 'Take a Standard Quiz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Standard Quiz' })).toBeVisible()
})

const TOTALS = ['Total Points', 'Current Streak', 'Achievements', 'Mastered']

async function openTab(page: Page, name: string): Promise<void> {
  const tab: Locator = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Some practice on that day, and nothing else. */
async function keepStreak(page: Page, { id }: Learner, daysAgo: number): Promise<void> {
  const data = { lastActivityDate: Date.now() - daysAgo * DAY, timeZone: 'UTC' }
  expect((await page.request.put(`/api/users/${id}/streak`, { data })).status()).toBe(200)
}
