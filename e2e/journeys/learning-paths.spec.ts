import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { COMMON_FALLACIES, isEarlyAdopter, longDate, practice, saveResult } from '../steps/saved-results.ts'
import { readCards } from '../steps/take-a-quiz.ts'

test('Learning paths that are not started say what they take and what they earn', async ({ page }) => {
  await signUp(page)
  await page.goto('/progress?tab=learning-paths')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('article')).toHaveText([
    /^Not startedLogical Fallacies Basicsbeginner, 2-3 hours\. Reward: 500 points and First Steps\./,
    /^Not startedCognitive Biases Explorerintermediate, 3-4 hours\. Reward: 750 points and Bias Hunter\./,
    /^Not startedCritical Thinking Masteradvanced, 6-8 hours\. Reward: 2,000 points, Fallacy Expert, and Perfectionist\./,
  ])
  await expect(panel.getByRole('article', { name: 'Critical Thinking Master' }).getByRole('listitem')).toHaveText([
    '1Reach 80% mastery on all fallacies, Not done yet80% or more on each of the 24',
    '2Reach 80% mastery on all biases, Not done yet80% or more on each of the 24',
    '3Get every question on the Advanced Quiz right, Not done yetMinimum score 100',
  ])
  await expect(panel.getByRole('article', { name: 'Cognitive Biases Explorer' }).getByRole('listitem')).toHaveText([
    '1Learn 6 biases, Not done yetEach answered right the last time it came up',
    '2Learn 12 biases, Not done yetEach answered right the last time it came up',
    '3Take the mini Bias Assessment, Not done yetMinimum score 65',
  ])
})

test('A learning path is started, advances by evidence, and pays its reward at the end', async ({ page }) => {
  const learner = await signUp(page)
  // Saved before the start, so it counts for nothing on the path.
  await saveResult(page, learner, { mode: 'standard', concepts: COMMON_FALLACIES, wrong: [0], recordActivity: true })
  const points = (await isEarlyAdopter(page, learner)) ? 2050 : 50
  await page.goto('/progress?tab=learning-paths')
  const panel = page.getByRole('tabpanel')
  const path = panel.getByRole('article', { name: 'Logical Fallacies Basics' })
  const steps = path.getByRole('listitem')
  const EACH_RIGHT = 'Each answered right the last time it came up'
  await path.getByRole('button', { name: 'Start path: Logical Fallacies Basics' }).click()
  await expect(path.getByText('Step 1 of 3')).toBeVisible()
  await expect(path.getByRole('button', { name: /^Start path/ })).toHaveCount(0)
  await expect(path.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(steps).toHaveText([
    `1Learn 6 fallacies, Current step${EACH_RIGHT}0 of 6 so far`,
    '2Take the Standard Quiz, Not done yetMinimum score 70',
    '3Take the mini Fallacy Assessment, Not done yetMinimum score 60',
  ])
  // A step about learning leads to practice of the first fallacy not learned yet, not into a test.
  await expect(path.getByRole('link', { name: /^Practice Straw Man/ })).toHaveAttribute(
    'href',
    /^\/\?round=about&focus=straw-man$/,
  )
  const onward = path.getByRole('link', { name: /^Continue with / })
  await expect(onward).toHaveCount(0)

  for (const name of COMMON_FALLACIES.slice(0, 5)) await practice(page, learner, name, [true])
  await practice(page, learner, 'Tu Quoque', [false])
  await page.reload()
  await expect(steps.nth(0)).toContainText('5 of 6 so far')
  await practice(page, learner, 'Tu Quoque', [true])
  await page.reload()
  await expect(path.getByText('Step 2 of 3')).toBeVisible()
  await expect(steps).toHaveText([
    `Learn 6 fallacies, Done${EACH_RIGHT}6 of 6`,
    '2Take the Standard Quiz, Current stepMinimum score 70Not taken yet',
    '3Take the mini Fallacy Assessment, Not done yetMinimum score 60',
  ])
  await expect(onward).toHaveAttribute('href', '/?start=standard')

  // 8 of 12 make 67, 9 make 75.
  const finished = { mode: 'standard', concepts: COMMON_FALLACIES, recordActivity: true }
  await saveResult(page, learner, { ...finished, wrong: [0, 1, 2, 3] })
  await page.reload()
  await expect(steps.nth(1)).toContainText('Current stepMinimum score 70Best score so far 67')
  await saveResult(page, learner, { ...finished, wrong: [0, 1, 2] })
  await saveResult(page, learner, { ...finished, mode: 'mini-fallacy-assessment', wrong: [0] })
  await page.reload()

  await expect(path.getByText(`Completed ${longDate()}`)).toBeVisible()
  await expect(path.getByRole('heading', { level: 2 }).locator('svg')).toBeVisible()
  await expect(steps).toHaveText([
    `Learn 6 fallacies, Done${EACH_RIGHT}6 of 6`,
    'Take the Standard Quiz, DoneMinimum score 70Best score 75',
    'Take the mini Fallacy Assessment, DoneMinimum score 60Best score 92',
  ])
  await expect(onward).toHaveCount(0)
  const [total] = await readCards(page)
  // First Steps, and the path's 500; Early Adopter, if it was earned. One day is no bonus yet.
  expect(total).toEqual(['Total Points', (points + 500).toLocaleString('en-US'), '0 from this streak'])
})
