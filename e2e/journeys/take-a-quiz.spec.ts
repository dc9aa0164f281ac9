import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import {
  closeToast,
  drawAlike,
  exactlyRight,
  fact,
  finishMissing,
  firstOption,
  forgetQuestions,
  openCard,
  question,
  type Reviewed,
  readQuestion,
  readReview,
  readToast,
  takeByKeys,
  takeByMouse,
  toast,
} from '../steps/take-a-quiz.ts'

const QUIZZES = [
  { card: 'Standard Quiz', set: '12 Logical Fallacies', title: 'Standard Quiz', total: 12, right: 8, score: 67 },
  { card: 'Advanced Quiz', set: '24 Fallacies + 24 Biases', title: 'Advanced Quiz', total: 48, right: 29, score: 60 },
] as const

for (const { card, set, title, total, right, score } of QUIZZES) {
  test(`A visitor takes the ${card} with the mouse, reads the result, and does better the second time`, async ({
    page,
  }) => {
    await openCard(page, card, set)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    const given = await takeByMouse(page, total, firstOption)
    const notice = await readToast(page)
    const review = await readReview(page)
    expect(review.map(({ scenario, picked }) => ({ scenario, picked }))).toEqual(given)
    expect(notice).toContain(await checkQuizResult(page, title, review, total))

    await forgetQuestions(page)
    await page.getByRole('link', { name: 'Retake Quiz' }).press('Enter')
    await takeByKeys(page, total, exactlyRight(right, review))
    expect(await readToast(page)).toContain(`Quiz Complete! You scored ${score}% (${right}/${total})`)
    const secondReview = await readReview(page)
    expect(secondReview.filter(({ isRight }) => isRight)).toHaveLength(right)
    await checkQuizResult(page, title, secondReview, total)

    // Leaves without reading the review to its end, however long it is.
    await closeToast(page)
    await page.getByRole('link', { name: 'Back to Home' }).click({ timeout: 5000 })
    await expect(page).toHaveURL('/')
  })
}

test('The result of a Standard Quiz with 7 mistakes is at most 4000 px high, and can be reopened from home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // 24 other questions may be 150 px longer or shorter in all.
  await drawAlike(page)
  await finishMissing(page, 'standard', 7)
  await expectHeight(page, 4000)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  const last = page.getByRole('region', { name: 'Your last result' })
  await expect(last).toContainText('5 of 12 right')

  await last.getByRole('link', { name: 'See result' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
})

test('The result of a Full Bias Assessment with 17 mistakes is at most 6000 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await drawAlike(page)
  await finishMissing(page, 'bias-assessment', 17)
  await expectHeight(page, 6000)
})

test('The keys of a question still work after using the skip link', async ({ page }) => {
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeFocused()
  await page.getByRole('link', { name: 'Skip to question' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('3')

  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})

test('On a phone the question and its four options fit on the screen, and no toast covers the result’s title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?start=standard')
  let allInSight = 0
  for (let number = 1; number <= 12; number++) {
    const form = question(page, String(number))
    const last = await form.locator('label').last().boundingBox()
    const buttons = await form.getByRole('button').first().boundingBox()
    if (last!.y + last!.height <= buttons!.y) allInSight += 1
    await form.press('1')
    await page.keyboard.press('Enter')
  }
  expect(allInSight).toBeGreaterThanOrEqual(11)

  const shown = await toast(page).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(title!.y)
})

/** Checks the page's height in px as it opens and when all of it has been seen: until then it is an estimate. */
async function expectHeight(page: Page, most: number) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(most)
  for (const article of await page.locator('article').all()) await article.scrollIntoViewIfNeeded()
  expect(await height()).toBeLessThanOrEqual(most)
}

/** Checks every number on the page against the review on the same page. Returns what the toast has to say. */
async function checkQuizResult(page: Page, title: string, review: readonly Reviewed[], total: number) {
  const correct = review.filter(({ right, picked }) => right === picked).length
  const score = Math.round((correct / total) * 100)
  expect(review).toHaveLength(total)
  expect(review.map(({ isRight }) => isRight)).toEqual(review.map(({ right, picked }) => right === picked))
  for (const { explanation } of review) expect(explanation).toMatch(/^Explanation: \S/)

  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeFocused()
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(`${score}%`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${correct} out of ${total} correct`, { exact: true })).toBeVisible()
  await expect(fact(page, 'Total Questions')).toHaveText(String(total))
  await expect(fact(page, 'Correct')).toHaveText(String(correct))
  await expect(fact(page, 'Time Taken')).toHaveText(/^(less than 1|\d+) min$/)

  const marks = page.getByRole('navigation', { name: 'Jump to a question' })
  await expect(marks.getByRole('link', { name: /, correct$/ })).toHaveCount(correct)
  await expect(marks.getByRole('link', { name: /, incorrect$/ })).toHaveCount(total - correct)
  return `Quiz Complete! You scored ${score}% (${correct}/${total})`
}

test('An option can be chosen by its text, its letter, or its name, and a card by any part of it', async ({ page }) => {
  await page.goto('/')
  // The card's link covers the whole card, so the pointer goes where the words are.
  const words = page.getByText('12 Common Fallacies', { exact: true })
  await words.scrollIntoViewIfNeeded()
  const { x, y } = (await words.boundingBox())!
  await page.mouse.click(x + 5, y + 5)
  const form = question(page, '1')
  const { options } = await readQuestion(form)
  const chosen = form.getByRole('radio', { checked: true })

  await form.getByText(options[1]!, { exact: true }).click()
  await expect(chosen).toHaveAccessibleName(options[1]!)
  await form.getByRole('radio').nth(2).click()
  await expect(chosen).toHaveAccessibleName(options[2]!)
  await form.getByLabel(options[3]!, { exact: true }).check()
  await expect(chosen).toHaveAccessibleName(options[3]!)
})
