import type { Locator, Page } from '@playwright/test'
import { addFavorite, practise, saveResult, signUp } from '../helpers/account.ts'
import { expect, test } from '../helpers/journey.ts'
import { readCards } from '../helpers/learner.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STANDARD = [
  'Straw Man',
  'False Cause',
  'Ad Hominem',
  'Slippery Slope',
  'Appeal to Authority',
  'Black-or-White',
  'Bandwagon',
  'Appeal to Nature',
  'Anecdotal',
  'Appeal to Emotion',
  'Tu Quoque',
  'Burden of Proof',
]
/** Wrong answers to the first five are three that feed the Overconfidence Effect, and two that feed Loss Aversion. */
const BIASES = [
  'Overconfidence Effect',
  'Planning Fallacy',
  'Optimism Bias',
  'Loss Aversion',
  'Endowment Effect',
  ...STANDARD.slice(5),
]
/** Outside the catalogue, so that a wrong answer points at no profile. */
const UNKNOWN = STANDARD.map(() => 'Red Herring')

const COMING_SOON = 'Performance visualization coming soon'
const NO_QUIZZES = 'Complete some quizzes to see your progress here!'
const NO_WEAKNESS = 'No significant weaknesses detected. Keep up the great work!'

test('Every number of the dashboard follows from eleven results, three hearts and two missed answers', async ({
  page,
}) => {
  const learner = await signUp(page)
  // Mode, right answers of twelve, days ago; the oldest first.
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
  await practise(page, learner, 'Straw Man', [false])
  await practise(page, learner, 'Anchoring', [false])
  await addFavorite(page, learner, 'tu-quoque', 'fallacy')
  await addFavorite(page, learner, 'straw-man', 'fallacy')
  await addFavorite(page, learner, 'halo-effect', 'bias')

  await page.goto('/dashboard')

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Good to see you again, Ada Byron. You have taken 6 quizzes this week.')).toBeVisible()
  expect(await readCards(page)).toEqual([
    // Within seven days: 0, 1, 2, 2, 5 and 6 days ago.
    ['TOTAL QUIZZES', '11', '6 active, 5 completed'],
    // 742 / 11 = 67.45.
    ['AVERAGE SCORE', '67%', 'From 11 results'],
    // The latest five: 433 / 5 = 86.6, rounded 87. The five before: 301 / 5 = 60.2, rounded 60. The oldest is in neither.
    ['IMPROVEMENT', '+27%', 'Streak: 6 tests this week', expect.stringMatching(/^Give or take \d+ points: /)],
    ['LEARNING ITEMS', '5', '3 favorites, 2 flagged'],
  ])

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
  await expect(overview.getByRole('term')).toHaveText(['Finished quizzes', 'Average this week'])
  // 67 + 83 + 75 + 100 + 83 + 92 = 500; 500 / 6 = 83.3.
  await expect(overview.getByRole('definition')).toHaveText(['6', '83%'])

  const focus = block(page, 'Learning Focus')
  await expect(focus.getByText('Of 11 quizzes')).toBeVisible()
  await expect(focus.getByRole('term')).toHaveText([
    'Fallacies1 of 24 met',
    'Biases1 of 24 met',
    'Assessments',
    'Favorites',
  ])
  // 60% of 11 is 6.6, and 40% is 4.4.
  await expect(focus.getByRole('definition')).toHaveText(['6', '4', '5', '3'])

  const performance = block(page, 'Performance')
  await expect(performance.getByText(COMING_SOON)).toHaveCount(0)
  await expect(performance.getByRole('img')).toHaveAccessibleName(
    'Score by quiz, last 10. Scores from oldest to newest: 75%, 25%, 92%, 42%, 67%, 83%, 75%, 100%, 83%, 92%. ' +
      'Previous 5 average 60%, latest 5 average 87%.',
  )
  await performance.getByText('Show as a table').click()
  await expect(performance.getByRole('row')).toHaveText([
    'DateQuizScore',
    `${date(12)}Bias Assessment (Mini)75%`,
    `${date(10)}Standard Quiz25%`,
    `${date(9)}Standard Quiz92%`,
    `${date(8)}Fallacy Assessment (Full)42%`,
    `${date(6)}Bias Assessment (Full)67%`,
    `${date(5)}Advanced Quiz83%`,
    `${date(2)}Fallacy Assessment (Mini)75%`,
    `${date(2)}Standard Quiz100%`,
    `${date(1)}Bias Assessment (Mini)83%`,
    'TodayStandard Quiz92%',
  ])
  const cursor = performance.getByRole('slider', { name: 'Result' })
  await cursor.press('ArrowLeft')
  await expect(cursor).toHaveAttribute('aria-valuetext', `Bias Assessment (Mini), 83%, ${date(1)}`)
})

test('The dashboard of a learner grows from empty states to a chart and to an improvement', async ({ page }) => {
  const learner = await signUp(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Ada Byron.', { exact: true })).toBeVisible()
  expect(await readCards(page)).toEqual([
    ['TOTAL QUIZZES', '0', '0 active, 0 completed'],
    ['LEARNING ITEMS', '0', 'Your average score follows your first quiz'],
    ['IMPROVEMENT', '0%', 'Streak: 0 tests this week', 'Compared from your sixth result on.'],
    ['LEARNING ITEMS', '0', '0 favorites, 0 flagged'],
  ])
  await expect(block(page, 'Performance').getByText(COMING_SOON)).toBeVisible()
  await expect(block(page, 'Recent Quizzes').getByText(NO_QUIZZES)).toBeVisible()
  await expect(block(page, 'Weakness Tracker').getByText(NO_WEAKNESS)).toBeVisible()
  await expect(block(page, 'Learning Focus').getByRole('definition')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByRole('link', { name: 'Take Formal Quiz' })).toHaveCount(0)
  const rail = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(rail).toHaveText(['', 'Home', 'Quizzes', 'Assessments', 'Learn', 'Progress'])
  expect(await rail.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/dashboard',
    '/',
    '/',
    '/learn',
    '/progress',
  ])
  await page.getByRole('link', { name: 'Take First Quiz' }).click()
  await expect(page).toHaveURL('/')

  await practise(page, learner, 'Straw Man', [false])
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Take First Quiz' })).toHaveCount(0)
  // With practice alone: no test, but something to work on.
  await expect.poll(async () => (await readCards(page))[1]?.slice(0, 2)).toEqual(['LEARNING ITEMS', '1'])
  await page.getByRole('link', { name: 'Take Formal Quiz' }).click()
  await expect(page).toHaveURL('/')

  // The first five: 100, 75, 100, 75, 100. One result is no course yet, two are.
  for (const count of [1, 2, 5]) {
    for (let made = count === 5 ? 2 : count - 1; made < count; made++) {
      const wrong = made % 2 === 1 ? [0, 1, 2] : []
      await saveResult(page, learner, { mode: 'standard', concepts: UNKNOWN, wrong, ago: (9 - made) * HOUR })
    }
    await page.goto('/dashboard')
    const chart = block(page, 'Performance').getByRole('img')
    if (count === 1) await expect(block(page, 'Performance').getByText(COMING_SOON)).toBeVisible()
    else
      await expect(chart).toHaveAccessibleName(
        new RegExp(`^Score by quiz, last ${count}\\. Scores from oldest to newest: 100%, 75%`),
      )
    await expect
      .poll(async () => (await readCards(page))[2]?.slice(0, 2), `improvement with ${count} of six`)
      .toEqual(['IMPROVEMENT', '0%'])
  }

  await saveResult(page, learner, { mode: 'standard', concepts: UNKNOWN, wrong: [0, 1, 2, 3, 4, 5] })
  await page.goto('/dashboard')
  // The latest five are 75, 100, 75, 100 and 50: 80. The one before them is 100.
  await expect.poll(async () => (await readCards(page))[2]?.slice(0, 2)).toEqual(['IMPROVEMENT', '-20%'])
})

test('Recent Quizzes shows the latest four, newest first, and their details with the reasons for wrong answers', async ({
  page,
}) => {
  const learner = await signUp(page)
  const standard = { mode: 'standard', concepts: STANDARD }
  await saveResult(page, learner, { ...standard, ago: 3 * DAY, wrong: [0, 1, 2, 3, 4, 5] })
  await saveResult(page, learner, { ...standard, ago: 59 * MINUTE, wrong: [2, 5, 11], timeSpent: 185 })
  await saveResult(page, learner, { ...standard, ago: 9 * DAY })
  const assessment = { mode: 'mini-bias-assessment', concepts: BIASES, wrong: [0, 1, 2, 3, 4] }
  await saveResult(page, learner, { ...assessment, ago: 5 * HOUR, timeSpent: 7 })
  await saveResult(page, learner, { mode: 'advanced', concepts: [...STANDARD, ...STANDARD], ago: DAY, wrong: [0] })
  await page.goto('/dashboard')

  const recent = block(page, 'Recent Quizzes')
  await expect(recent.getByRole('listitem')).toHaveText([
    'Standard QuizJust now75%View',
    'Bias Assessment (Mini)5 hours ago58%View',
    'Advanced Quiz1 day ago96%View',
    'Standard Quiz3 days ago50%View',
  ])

  const view = recent.getByRole('button', { name: 'View Standard Quiz, Just now' })
  await view.click()
  const dialog = page.getByRole('dialog', { name: 'Quiz Details' })
  await expect(dialog.getByText('Standard Quiz, Just now')).toBeVisible()
  await expect(dialog.getByRole('term')).toHaveText(['Score', 'Correct', 'Incorrect', 'Time'])
  await expect(dialog.getByRole('definition')).toHaveText(['75%', '9', '3', '3:05'])
  await expect(dialog.getByRole('heading', { name: 'Bias profiles' })).toHaveCount(0)
  const review = dialog.getByRole('article')
  await expect(review).toHaveText(
    STANDARD.map((_, place) => {
      const [number, scenario] = [`Question ${place + 1}`, `The scenario of question ${place + 1}.`]
      if (![2, 5, 11].includes(place)) return `${number}Correct${scenario}AThe right optionYour answer, correct`
      const answers = 'BThe picked optionYour answerAThe right optionCorrect answer'
      return `${number}Incorrect${scenario}${answers}Explanation: The explanation of question ${place + 1}.`
    }),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()

  await recent.getByRole('button', { name: 'View Bias Assessment (Mini), 5 hours ago' }).click()
  await expect(dialog.getByRole('definition')).toHaveText(['58%', '7', '5', '0:07'])
  const profiles = dialog.getByRole('region', { name: 'Bias profiles' })
  // Three wrong answers feed the first, two the second; each of the others has its own alone.
  await expect(profiles.getByRole('heading', { level: 4 })).toHaveText([
    'Overconfidence Effect',
    'Loss Aversion',
    'Planning Fallacy',
    'Optimism Bias',
    'Endowment Effect',
  ])
  for (const [strength, count] of [
    ['High strength', 1],
    ['Moderate strength', 1],
    ['Low strength', 3],
  ] as const) {
    await expect(profiles.getByText(strength, { exact: true })).toHaveCount(count)
  }
  await expect(profiles.getByRole('list').first().getByRole('listitem')).toHaveText([
    'Put a percentage on your predictions and keep score for a month.',
    'Imagine that your plan has failed, and list the reasons.',
  ])
  await expect(profiles.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('The Weakness Tracker and Areas to Focus On list what falls short, weakest first, and lead to its study', async ({
  page,
}) => {
  const learner = await signUp(page)
  const [right, wrong] = [true, false]
  // From 50, an answer moves mastery 40% of the way to 100 or to 0.
  await practise(page, learner, 'Straw Man', [wrong, wrong, wrong]) // 30, 18, 10.8
  await practise(page, learner, 'Anchoring', [wrong, wrong]) // 18
  await practise(page, learner, 'Ad Hominem', [wrong]) // 30
  await practise(page, learner, 'Halo Effect', [right, wrong]) // 70, 42
  await practise(page, learner, 'Bandwagon', [wrong, right]) // 30, 58
  await practise(page, learner, 'Slippery Slope', [wrong, wrong, right, right]) // 18, 50.8, 70.48: weak by its half of right answers
  await practise(page, learner, 'Black-or-White', [right, right]) // 70, 82
  await practise(page, learner, 'Framing Effect', [right, right]) // 82
  await practise(page, learner, 'Tu Quoque', [right]) // 70: no weakness
  // Its profiles: the Overconfidence Effect high, Loss Aversion moderate, three low. It moves no progress.
  await saveResult(page, learner, { mode: 'mini-bias-assessment', concepts: BIASES, wrong: [0, 1, 2, 3, 4], ago: DAY })
  await page.goto('/dashboard')

  const areas = [
    ['Straw Man', 'FallacyHigh severityDeclining', URGENT, 'Mastery 11%', '3 of 3 wrong'],
    ['Anchoring', 'BiasHigh severityDeclining', URGENT, 'Mastery 18%', '2 of 2 wrong'],
    ['Overconfidence Effect', 'BiasHigh severityStable', URGENT, 'Mastery 25%', '1 of 1 wrong'],
    ['Ad Hominem', 'FallacyHigh severityDeclining', IMPORTANT, 'Mastery 30%', '1 of 1 wrong'],
    ['Halo Effect', 'BiasModerate severityStable', IMPORTANT, 'Mastery 42%', '1 of 2 wrong'],
    ['Loss Aversion', 'BiasModerate severityStable', REVIEW, 'Mastery 50%', '1 of 1 wrong'],
    ['Bandwagon', 'FallacyModerate severityStable', REVIEW, 'Mastery 58%', '1 of 2 wrong'],
    ['Slippery Slope', 'FallacyLow severityImproving', LIGHT, 'Mastery 70%', '2 of 4 wrong'],
  ].map((parts) => `${parts.join('')}DetailsStudy`)
  const tracker = block(page, 'Weakness Tracker')
  await expect(tracker.getByRole('listitem')).toHaveText(areas.slice(0, 5))
  await tracker.getByRole('button', { name: 'View All 8 Areas' }).click()
  await expect(tracker.getByRole('listitem')).toHaveText(areas)
  await expect(tracker.getByRole('heading', { name: 'Loss Aversion' })).toBeFocused()
  await tracker.getByRole('button', { name: 'View Top 5 Areas' }).click()
  await expect(tracker.getByRole('listitem')).toHaveCount(5)

  await tracker.getByRole('button', { name: 'Details: Overconfidence Effect' }).click()
  const ofProfile = page.getByRole('dialog', { name: 'Overconfidence Effect' })
  await expect(ofProfile.getByRole('definition')).toHaveText(['Stable', '1 day ago'])
  await page.keyboard.press('Escape')
  await tracker.getByRole('button', { name: 'Details: Straw Man' }).click()
  const details = page.getByRole('dialog', { name: 'Straw Man' })
  const catalogue = await page.context().newPage()
  await catalogue.goto('/learn')
  const definition = await catalogue.getByRole('article', { name: 'Straw Man' }).getByRole('paragraph').innerText()
  await catalogue.close()
  await expect(details.getByText(definition, { exact: true })).toBeVisible()
  await expect(details.getByRole('term')).toHaveText(['Trend', 'Last met'])
  await expect(details.getByRole('definition')).toHaveText(['Declining', 'Just now'])
  await expect(details.getByRole('heading', { name: 'Recommended action' })).toBeVisible()
  await expect(details.getByText(URGENT, { exact: true })).toBeVisible()
  await expect(details.getByRole('link', { name: 'Study Straw Man' })).toBeVisible()
  await page.keyboard.press('Escape')

  const focus = block(page, 'Areas to Focus On')
  await expect(focus.getByRole('listitem')).toHaveText([
    'Straw ManFallacy3 of 3 wrongMastery 11%Study',
    'AnchoringBias2 of 2 wrongMastery 18%Study',
    'Overconfidence EffectBias1 of 1 wrongMastery 25%Study',
    'Ad HominemFallacy1 of 1 wrongMastery 30%Study',
    'Halo EffectBias1 of 2 wrongMastery 42%Study',
    'Loss AversionBias1 of 1 wrongMastery 50%Study',
  ])
  await expect(focus.getByRole('term')).toHaveText([...SUMMARY, ...SUMMARY])
  // Fallacies: 11 + 30 + 58 + 70 + 82 + 70 = 321; 321 / 6 = 53.5. Biases: 18 + 42 + 82 = 142; 142 / 3 = 47.3.
  await expect(focus.getByRole('definition')).toHaveText(['6', '54%', '1', '3', '47%', '1'])
  await expect(block(page, 'Learning Focus').getByRole('term').first()).toHaveText('Fallacies6 of 24 met')
  expect((await readCards(page)).at(-1)).toEqual(['LEARNING ITEMS', '8', '0 favorites, 8 flagged'])

  await focus.getByRole('link', { name: 'Study Ad Hominem' }).click()
  await expect(page).toHaveURL('/learn?focus=ad-hominem&type=logical-fallacies')
  await expect(page.getByRole('heading', { name: 'Ad Hominem' })).toBeFocused()
  await page.goBack()
  await tracker.getByRole('link', { name: 'Study Halo Effect' }).click()
  await expect(page).toHaveURL('/learn?focus=halo-effect&type=cognitive-biases')
})

test.describe('When a list cannot be loaded', () => {
  // The browser's own line, and ours: a failure to load is only logged.
  test.use({
    expectedComplaint: /Failed to load resource: net::|Failed to load weakness data|The favorites could not be loaded/,
  })

  test('the dashboard waits, shows its empty states, and tries again until everything is there', async ({ page }) => {
    const learner = await signUp(page)
    await saveResult(page, learner, { mode: 'standard', concepts: STANDARD, wrong: [0, 1, 2], recordActivity: true })
    await addFavorite(page, learner, 'tu-quoque', 'fallacy')
    let fail = () => {}
    const held = new Promise<void>((settle) => {
      fail = settle
    })
    const LISTS = /\/api\/(quiz-results\/user\/\d+|users\/\d+\/(favorites|progress))/
    await page.route(LISTS, async (route) => {
      await held
      await route.abort()
    })

    await page.goto('/dashboard')
    await expect(page.getByText('Loading your dashboard...')).toBeVisible()
    fail()

    await expect(block(page, 'Performance').getByText(COMING_SOON)).toBeVisible()
    await expect(page.getByText('Loading your dashboard...')).toHaveCount(0)
    expect(await readCards(page)).toEqual([
      ['TOTAL QUIZZES', '–', 'Could not be loaded'],
      ['AVERAGE SCORE', '–', 'Could not be loaded'],
      ['IMPROVEMENT', '–', 'Could not be loaded'],
      ['LEARNING ITEMS', '–', 'Could not be loaded', 'Try again'],
    ])
    await expect(block(page, 'Recent Quizzes').getByText(NO_QUIZZES)).toBeVisible()
    await expect(block(page, 'Weakness Tracker').getByText(NO_WEAKNESS)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Take (First|Formal) Quiz$/ })).toHaveCount(0)
    for (const title of ['Performance', 'Recent Quizzes', 'Weakness Tracker', 'Areas to Focus On']) {
      await expect(block(page, title).getByRole('button', { name: 'Try again' })).toBeVisible()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)

    await page.unroute(LISTS)
    await block(page, 'Recent Quizzes').getByRole('button', { name: 'Try again' }).click()

    await expect(block(page, 'Recent Quizzes').getByRole('listitem')).toHaveText(['Standard QuizJust now75%View'])
    await expect(block(page, 'Weakness Tracker').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect
      .poll(() => readCards(page))
      .toEqual([
        ['TOTAL QUIZZES', '1', '1 active, 0 completed'],
        ['AVERAGE SCORE', '75%', 'From 1 result'],
        ['IMPROVEMENT', '0%', 'Streak: 1 test this week', 'Compared from your sixth result on.'],
        ['LEARNING ITEMS', '4', '1 favorite, 3 flagged'],
      ])
  })
})

test('The dashboard leads a visitor home', async ({ page }) => {
  await page.goto('/dashboard')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const URGENT = 'Urgent: Review fundamentals and take focused practice'
const IMPORTANT = 'Important: Study examples and practice recognition'
const REVIEW = 'Review definitions and take additional practice'
const LIGHT = 'Light review recommended to maintain proficiency'
const SUMMARY = ['Items encountered', 'Average mastery', 'Mastered (80%+)']

/** A part of the dashboard, by its heading. */
function block(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** 'Mon'. */
function weekday(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.now() - daysAgo * DAY)
}

function date(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.now() - daysAgo * DAY,
  )
}
