import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { addFavorite, practice, saveResult, signUp } from '../steps/account.ts'
import { giveAnswers, readPool, WRONG_NAME } from '../steps/answer-practice.ts'
import { COMMON_FALLACIES } from '../steps/common-fallacies.ts'
import { openCard, question, readCards, toast } from '../steps/take-a-quiz.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Wrong answers to the first five are three that feed the Overconfidence Effect, and two that feed Loss Aversion. */
const BIASES = [
  'Overconfidence Effect',
  'Planning Fallacy',
  'Optimism Bias',
  'Loss Aversion',
  'Endowment Effect',
  ...COMMON_FALLACIES.slice(5),
]
/** Outside the catalogue, so that a wrong answer points at no profile. */
const UNKNOWN = COMMON_FALLACIES.map(() => 'Red Herring')

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
  await practice(page, learner, 'Straw Man', [false])
  await practice(page, learner, 'Anchoring', [false])
  await addFavorite(page, learner, 'tu-quoque', 'fallacy')
  await addFavorite(page, learner, 'straw-man', 'fallacy')
  await addFavorite(page, learner, 'halo-effect', 'bias')

  await page.goto('/dashboard')

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  expect(await readCards(page)).toEqual([
    // Within seven days: 0, 1, 2, 2, 5 and 6 days ago.
    ['TOTAL QUIZZES', '11', '6 active, 5 completed', '6 this week, 5 before'],
    // 742 / 11 = 67.45.
    ['AVERAGE SCORE', '67%', 'From 11 results'],
    // The latest five: 433 / 5 = 86.6, rounded 87. The five before: 301 / 5 = 60.2, rounded 60. The oldest is in neither.
    [
      'IMPROVEMENT',
      '+27%',
      'Streak: 6 tests this week',
      expect.stringMatching(/^Points, give or take \d+\. Chance alone rarely does that\.$/),
    ],
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
  await expect(focus.getByText('Seen so far: 1 of 24 fallacies, 1 of 24 biases')).toBeVisible()
  await expect(focus.getByText('Fallacies and Biases are 60% and 40% of your 11 quizzes, rounded down.')).toBeVisible()
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
  await expect(
    page
      .getByRole('region', { name: 'Eight short arguments. Some of them are fine.' })
      .getByText(/^Welcome, Ada Byron\./),
  ).toBeVisible()
  expect(await readCards(page)).toEqual([
    ['TOTAL QUIZZES', '0', '0 active, 0 completed'],
    ['LEARNING ITEMS', '0', 'Your average score goes here after one quiz'],
    ['IMPROVEMENT', '0%', 'Streak: 0 tests this week', 'Shows after six results'],
    ['LEARNING ITEMS', '0', '0 favorites, 0 flagged'],
  ])
  await expect(block(page, 'Performance').getByText(COMING_SOON)).toBeVisible()
  await expect(block(page, 'Recent Quizzes').getByText(NO_QUIZZES)).toBeVisible()
  await expect(block(page, 'Weakness Tracker').getByText(NO_WEAKNESS)).toBeVisible()
  await expect(block(page, 'Weakness Tracker').getByText(/^There is nothing to go on yet\./)).toBeVisible()
  await expect(block(page, 'Learning Focus').getByRole('definition')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByRole('link', { name: 'Take Formal Quiz' })).toHaveCount(0)
  const rail = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(rail).toHaveText(['', 'Home', 'Quizzes', 'Assessments', 'Learn', 'Progress'])
  expect(await rail.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/dashboard',
    '/#quizzes',
    '/#assessments',
    '/learn',
    '/progress',
  ])
  await page.getByRole('link', { name: 'Take First Quiz' }).click()
  await expect(page).toHaveURL('/')

  await practice(page, learner, 'Straw Man', [false])
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
  const standard = { mode: 'standard', concepts: COMMON_FALLACIES }
  await saveResult(page, learner, { ...standard, ago: 3 * DAY, wrong: [0, 1, 2, 3, 4, 5] })
  await saveResult(page, learner, { ...standard, ago: 59 * MINUTE, wrong: [2, 5, 11], timeSpent: 185 })
  await saveResult(page, learner, { ...standard, ago: 9 * DAY })
  const assessment = { mode: 'mini-bias-assessment', concepts: BIASES, wrong: [0, 1, 2, 3, 4] }
  await saveResult(page, learner, { ...assessment, ago: 5 * HOUR, timeSpent: 7 })
  await saveResult(page, learner, {
    mode: 'advanced',
    concepts: [...COMMON_FALLACIES, ...COMMON_FALLACIES],
    ago: DAY,
    wrong: [0],
  })
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
  const missed = [2, 5, 11]
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText(missed.map((place) => `Question ${place + 1}`))
  for (const [place] of COMMON_FALLACIES.entries()) {
    const reviewed = dialog.locator(`#review-${place + 1}`)
    const [scenario, explanation] = [
      `The scenario of question ${place + 1}.`,
      `The explanation of question ${place + 1}.`,
    ]
    await expect(reviewed).toContainText(scenario)
    if (missed.includes(place)) {
      await expect(reviewed.getByText(scenario)).toBeVisible()
      await expect(reviewed).toContainText('The right option Correct answer')
      await expect(reviewed).toContainText('The picked option Your answer')
      await expect(reviewed).toContainText(explanation)
    } else {
      await expect(reviewed.getByText(scenario)).toBeHidden()
      await expect(reviewed).toContainText('The right option Your answer, correct')
      await expect(reviewed).not.toContainText(explanation)
    }
  }
  await dialog.getByRole('button', { name: 'Open all 12' }).click()
  await expect(dialog.getByText('The scenario of question 1.')).toBeVisible()
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
  // All on one day: 100 · (4/3 + w · right/n) / (7/3 + w), where w is 1, 5/4, 4/3 for one, two, three and more answers.
  await practice(page, learner, 'Straw Man', [wrong, wrong, wrong]) // 36
  await practice(page, learner, 'Anchoring', [wrong, wrong]) // 37
  await practice(page, learner, 'Ad Hominem', [wrong]) // 40
  await practice(page, learner, 'Halo Effect', [right, wrong]) // 55
  await practice(page, learner, 'Bandwagon', [wrong, right]) // 55
  await practice(page, learner, 'Slippery Slope', [wrong, wrong, right, right]) // 55
  await practice(page, learner, 'Black-or-White', [right, right]) // 72: no weakness
  await practice(page, learner, 'Framing Effect', [right, right]) // 72
  await practice(page, learner, 'Tu Quoque', [right]) // 70
  // Its profiles: the Overconfidence Effect high, Loss Aversion moderate, three low. It moves no progress.
  await saveResult(page, learner, { mode: 'mini-bias-assessment', concepts: BIASES, wrong: [0, 1, 2, 3, 4], ago: DAY })
  await page.goto('/dashboard')

  const areas = [
    'Overconfidence EffectBiasFrom an assessment',
    'Straw ManFallacyMissed all 3 times it came up',
    'AnchoringBiasMissed both times it came up',
    'Ad HominemFallacySeen once, missed once',
    'Loss AversionBiasFrom an assessment',
    'Slippery SlopeFallacyMissed 2 of 4, the last two right',
    'BandwagonFallacyMissed 1 of 2, the last one right',
    'Halo EffectBiasMissed 1 of 2, the last one too',
  ].map((told) => `${told}DetailsStudy`)
  const tracker = block(page, 'Weakness Tracker')
  await expect(tracker.getByRole('listitem')).toHaveText(areas.slice(0, 5))
  // No severity, trend or advice before it is asked for.
  await expect(tracker).not.toContainText(/severity|Declining|Urgent|Mastery/)
  await tracker.getByRole('button', { name: 'View All 8 Areas' }).click()
  await expect(tracker.getByRole('listitem')).toHaveText(areas)
  await expect(tracker.getByRole('heading', { name: 'Slippery Slope' })).toBeFocused()
  await expect(tracker.getByRole('listitem').nth(5).getByRole('img')).toHaveAccessibleName(
    'Oldest first: missed, missed, right, right',
  )
  await tracker.getByRole('button', { name: 'View Top 5 Areas' }).click()
  await expect(tracker.getByRole('listitem')).toHaveCount(5)

  const ofProfile = await openDetails(tracker, 'Overconfidence Effect')
  await expect(ofProfile.getByRole('definition')).toHaveText(['High severity', 'Stable', '25%', '1 day ago', URGENT])
  await expect(ofProfile.getByText(/^An assessment’s profile points here\./)).toBeVisible()
  const details = await openDetails(tracker, 'Straw Man')
  const catalogue = await page.context().newPage()
  await catalogue.goto('/learn')
  const definition = await catalogue.getByRole('article', { name: 'Straw Man' }).getByRole('paragraph').innerText()
  await catalogue.close()
  await expect(details.getByText(definition, { exact: true })).toBeVisible()
  await expect(details.getByRole('term')).toHaveText([
    'Severity',
    'Trend',
    'Mastery',
    'Last seen',
    'Recommended action',
  ])
  await expect(details.getByRole('definition')).toHaveText(['High severity', 'Declining', '36%', 'Just now', IMPORTANT])
  await expect(details.getByText('3 answers so far: too few for a margin, which shows from ten on.')).toBeVisible()
  await details.getByRole('button', { name: 'Details: Straw Man' }).click()
  await expect(details.getByRole('definition')).toHaveCount(0)

  const focus = block(page, 'Areas to Focus On')
  await expect(focus.getByRole('listitem')).toHaveText([
    'Overconfidence EffectBiasfrom an assessmentMastery 25%Study',
    'Straw ManFallacy3 of 3 wrongMastery 36%Study',
    'AnchoringBias2 of 2 wrongMastery 37%Study',
    'Ad HominemFallacy1 of 1 wrongMastery 40%Study',
    'Loss AversionBiasfrom an assessmentMastery 50%Study',
    'Slippery SlopeFallacy2 of 4 wrongMastery 55%Study',
  ])
  await expect(focus.getByRole('term')).toHaveText([...SUMMARY, ...SUMMARY])
  // Fallacies: 36 + 40 + 55 + 55 + 72 + 70 = 328; 328 / 6 = 54.7. Biases: 37 + 55 + 72 = 164; 164 / 3 = 54.7.
  await expect(focus.getByRole('definition')).toHaveText(['6', '55%', '0', '3', '55%', '0'])
  await expect(block(page, 'Learning Focus').getByText('Seen so far: 6 of 24 fallacies, 3 of 24 biases')).toBeVisible()
  expect((await readCards(page)).at(-1)).toEqual(['LEARNING ITEMS', '8', '0 favorites, 8 flagged'])

  await focus.getByRole('link', { name: 'Study Ad Hominem' }).click()
  await expect(page).toHaveURL('/learn?focus=ad-hominem&type=logical-fallacies')
  await expect(page.getByRole('heading', { name: 'Ad Hominem' })).toBeFocused()
  await page.goBack()
  await tracker.getByRole('link', { name: 'Study Anchoring' }).click()
  await expect(page).toHaveURL('/learn?focus=anchoring&type=cognitive-biases')
})

test('What to do next is one thing: a first round, a quiz left open, then what is due', async ({ page }) => {
  const learner = await signUp(page)
  await page.goto('/dashboard')
  const first = page.getByRole('region', { name: 'Eight short arguments. Some of them are fine.' })
  await expect(first.getByText('about 4 minutes')).toBeVisible()
  await expect(first.getByText(/^Welcome, Ada Byron\./)).toBeVisible()
  await expect(first.getByRole('img')).toHaveAccessibleName('Eight scenarios, none answered yet')
  await first.getByRole('link', { name: 'Play the first round' }).click()
  await expect(page).toHaveURL(/\/\?round=/)

  await openCard(page, 'Standard Quiz')
  await question(page, '1').press('1')
  await page.keyboard.press('Enter')
  await expect(question(page, '2')).toBeVisible()
  await page.goto('/dashboard')
  const open = page.getByRole('region', { name: 'Standard Quiz, still open' })
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
    due.getByText(/You last met them about three weeks ago\. You were sure and wrong about two of those due\./),
  ).toBeVisible()
  await expect(due.getByRole('img')).toHaveAccessibleName(/^Eight scenarios: two due and six mixed; /)
  await expect(due.getByRole('link', { name: 'Start the round' })).toHaveAttribute('href', '/?round=start')
  await due.getByRole('link', { name: 'Resume Standard Quiz' }).click()
  await expect(question(page, '2')).toBeVisible()
})

test('The rail leads to the quizzes and to the assessments of home', async ({ page }) => {
  await signUp(page)
  for (const name of ['Quizzes', 'Assessments']) {
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  }
})

test('An improvement that may be chance has neither an arrow nor a color', async ({ page }) => {
  const learner = await signUp(page)
  // Five with 67, then five with 75: 8 points, give or take 15.
  for (let made = 0; made < 10; made++) {
    const wrong = made < 5 ? [0, 1, 2, 3] : [0, 1, 2]
    await saveResult(page, learner, { mode: 'standard', concepts: UNKNOWN, wrong, ago: (10 - made) * HOUR })
  }
  await page.goto('/dashboard')

  const card = page.getByRole('region', { name: 'Totals' }).locator('> div').nth(2)
  await expect(card).toContainText(
    /^IMPROVEMENT\+8%Streak: 10 tests this weekPoints, give or take \d+\. It may be chance\.$/,
  )
  await expect(card.locator('svg')).toHaveCount(0)
  const total = page.getByRole('region', { name: 'Totals' }).locator('> div').first()
  const colorOf = (stat: Locator) => stat.locator('b').evaluate((number) => getComputedStyle(number).color)
  expect(await colorOf(card)).toBe(await colorOf(total))
})

test.describe('When a list cannot be loaded', () => {
  // The browser's own line, and ours: a failure to load is only logged.
  test.use({
    expectedComplaint: /Failed to load resource: net::|Failed to load weakness data|The favorites could not be loaded/,
  })

  test('the dashboard waits, shows its empty states, and tries again until everything is there', async ({ page }) => {
    const learner = await signUp(page)
    await saveResult(page, learner, {
      mode: 'standard',
      concepts: COMMON_FALLACIES,
      wrong: [0, 1, 2],
      recordActivity: true,
    })
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
    await expect(block(page, 'Weakness Tracker').getByText(/^The lists did not arrive/)).toBeVisible()
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
        ['TOTAL QUIZZES', '1', '1 active, 0 completed', '1 this week, 0 before'],
        ['AVERAGE SCORE', '75%', 'From 1 result'],
        ['IMPROVEMENT', '0%', 'Streak: 1 test this week', 'Shows after six results'],
        ['LEARNING ITEMS', '4', '1 favorite, 3 flagged'],
      ])
  })
})

test('The dashboard leads a visitor home, and says why', async ({ page }) => {
  await page.goto('/dashboard')

  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('The dashboard needs an account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const URGENT = 'Urgent: Review fundamentals and take focused practice'
const IMPORTANT = 'Important: Study examples and practice recognition'
const SUMMARY = ['Items encountered', 'Average mastery', 'Mastered (80%+)']

/** Opens what stands behind a row of the tracker, and gives the row. */
async function openDetails(tracker: Locator, name: string): Promise<Locator> {
  const button = tracker.getByRole('button', { name: `Details: ${name}` })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return tracker.getByRole('listitem').filter({ has: tracker.page().getByRole('button', { name: `Details: ${name}` }) })
}

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
