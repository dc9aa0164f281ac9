import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import {
  ALWAYS_NAMED,
  type Given,
  giveAnswers,
  NO_FLAW,
  type Pool,
  readPool,
  WRONG_NAME,
} from '../steps/answer-practice.ts'
import { complaintsInTwoLooks } from '../steps/barriers.ts'
import { openFolds } from '../steps/folds.ts'
import { saveQuizzes, WEEK } from '../steps/saved-results.ts'
import { beginQuiz } from '../steps/take-a-quiz.ts'

const FIRST_LOOK = 'On scenarios you’d never seen, you went from 18 of 18 right to 0 of 18.'

/**
 * 24 flawed and 12 good arguments. Four weeks ago every answer was right; today none was: ten flaws got a wrong name,
 * two passed, and six good arguments were accused of one thing. Flaws were always named with the sureness “sure”.
 */
function mixedAnswers({ flawed, sound }: Pool): Given[] {
  const flaws = flawed.slice(0, 24).map((scenario, index): Given => {
    if (index < 12) return { scenario, choice: scenario.fallacyType, sureness: 'sure', ago: 4 * WEEK }
    return index < 22
      ? { scenario, choice: WRONG_NAME, sureness: 'sure' }
      : { scenario, choice: NO_FLAW, sureness: 'guess' }
  })
  const good = sound.slice(0, 12).map((scenario, index): Given => {
    if (index < 6) return { scenario, choice: NO_FLAW, sureness: 'fairly', ago: 4 * WEEK }
    return { scenario, choice: ALWAYS_NAMED, sureness: 'fairly' }
  })
  return [...flaws, ...good]
}

/** The height of the dashboard, opened in a window this wide, once its totals are there. */
async function heightAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/dashboard')
  await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test('After 24 flawed and 12 good arguments, sentences and pictures say the same, and all of it can be read', async ({
  page,
}) => {
  const learner = await signUp(page)
  await giveAnswers(page, learner, mixedAnswers(await readPool(page)))
  const eye = page.getByRole('region', { name: 'Your eye', exact: true })
  await beginQuiz(page)
  // With all parts filled, a quiz left midway, and no result.
  expect(await heightAt(page, 390)).toBeLessThanOrEqual(4200)

  // d′ = z(22.5/25) − z(6.5/13) = 1.28, give or take 0.99; c = −0.64, give or take 0.49.
  await expect(eye.getByText('You caught 22 of 24 flaws. You also accused 6 of 12 good arguments.')).toBeVisible()
  await expect(eye.getByText(/^Only arguments new to you count here/)).toBeVisible()
  await expect(eye.getByText(/^That’s a lean toward suspicion\./)).toBeVisible()
  await openFolds(page)
  await expect(eye.getByRole('term').filter({ hasText: /:/ })).toHaveText([
    'Sharpness: clear',
    'Lean: toward suspicion',
    'Named right: 12 of 24',
  ])
  await expect(eye.getByRole('definition').filter({ hasText: /^Shown one flawed/ })).toHaveText(
    /about 16 times in 20\. Likely between 12 and 19; guessing gives 10\. d′ 1\.28 ± 0\.99$/,
  )
  await expect(eye.getByText('c −0.64 ± 0.49')).toBeVisible()
  await expect(eye.getByRole('img', { name: /^Your eye: / })).toHaveAccessibleName(
    'Your eye: flaws caught against good arguments accepted. ' +
      'Now: caught 22 of 24 flaws (92%, likely between 74% and 98%), ' +
      'accepted 6 of 12 good arguments (50%, likely between 25% and 75%).',
  )
  const sureness = await lineOf(eye, 'How sure, how right', 'When you were sure, you were right 12 of 22 times.')
  await expect(sureness.getByText(/^“Sure” means right 19 times in 20\. You were right less often/)).toBeVisible()
  await expect(sureness.getByRole('img', { name: /^How sure/ })).toHaveAccessibleName(
    'How sure you were against how often you were right. ' +
      'Fairly sure (means 65%): right 6 of 12, 50%, likely between 25% and 75%. ' +
      'Sure (means 95%): right 12 of 22, 55%, likely between 35% and 73%.',
  )
  // (2 · 0.25² + 6 · 0.35² + 6 · 0.65² + 12 · 0.05² + 10 · 0.95²) / 36 = 0.346; half of 36 right gives 0.25.
  await expect(sureness.getByRole('img', { name: /^Brier score 0\.35\./ })).toHaveAccessibleName(
    /0 is perfect; saying “50%” every time would give 0\.25\.$/,
  )
  await expect(sureness.getByRole('heading', { name: 'Sure and wrong' })).toBeVisible()

  const mixUps = page.getByRole('region', { name: 'Mix-ups' })
  await expect(mixUps.getByText(`Good arguments and ${ALWAYS_NAMED}: mixed up 6 times in 12.`)).toBeVisible()
  await expect(mixUps.getByRole('link', { name: `Practice ${ALWAYS_NAMED}` })).toHaveAttribute(
    'href',
    /^\/\?round=about&focus=slippery-slope$/,
  )

  const firstLook = await lineOf(eye, 'First look', FIRST_LOOK)
  await expect(
    firstLook.getByText(/^That is 100 points less, give or take \d+\. Chance alone rarely does that\./),
  ).toBeVisible()
  await expect(firstLook.getByRole('img')).toHaveAccessibleName(
    /: 18 of 18, 100%, likely between 82% and 100%\. .*: 0 of 18, 0%, likely between 0% and 18%\.$/,
  )
  await eye.getByRole('button', { name: 'How this works' }).click()
  const how = page.getByRole('dialog', { name: 'How this works' })
  await expect(how.getByRole('term')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(eye.getByRole('button', { name: 'How this works' })).toBeFocused()

  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click()
  expect(await complaintsInTwoLooks(page)).toEqual([])
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await saveQuizzes(page, learner, 6)
  expect(await heightAt(page, 390)).toBeLessThanOrEqual(4200)
  expect(await heightAt(page, 1280)).toBeLessThanOrEqual(3000)
})

/** The line under the eye that reads like this, with what has opened in it. */
async function lineOf(eye: Locator, title: string, sentence: string): Promise<Locator> {
  const line = eye.locator('details').filter({ has: eye.page().getByRole('heading', { name: title, exact: true }) })
  await expect(line.getByText(sentence)).toBeVisible()
  return line
}
