import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { expectFocusInSight, tabTo } from '../steps/keyboard.ts'
import {
  attemptId,
  closeToast,
  drawAlike,
  elapsedSeconds,
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

test('A visitor takes the Standard Quiz with the mouse, reads the result, and does better the second time', async ({
  page,
}) => {
  await openCard(page, 'Standard Quiz', '12 Logical Fallacies')
  await expect(page.getByRole('heading', { level: 1, name: 'Standard Quiz', exact: true })).toBeVisible()
  const given = await takeByMouse(page, 12, firstOption)
  const notice = await readToast(page)
  const review = await readReview(page)
  expect(review.map(({ scenario, picked }) => ({ scenario, picked }))).toEqual(given)
  expect(notice).toContain(await checkQuizResult(page, 'Standard Quiz', review, 12))
  const id = attemptId(page)

  await forgetQuestions(page)
  await page.getByRole('link', { name: 'Retake Quiz' }).press('Enter')
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()
  expect(attemptId(page)).not.toBe(id)
  await takeByKeys(page, 12, exactlyRight(8, review))
  expect(await readToast(page)).toContain('Quiz Complete! You scored 67% (8/12)')
  const secondReview = await readReview(page)
  expect(secondReview.filter(({ isRight }) => isRight)).toHaveLength(8)
  await checkQuizResult(page, 'Standard Quiz', secondReview, 12)

  // Leaves without reading the review to its end, however long it is.
  await closeToast(page)
  await page.getByRole('link', { name: 'Back to Home' }).click({ timeout: 5000 })
  await expect(page).toHaveURL('/')
})

test('The Advanced Quiz asks 48 questions, and its result says how each went', async ({ page }) => {
  await openCard(page, 'Advanced Quiz', '24 Fallacies + 24 Biases')
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Quiz', exact: true })).toBeVisible()
  await takeByKeys(page, 48)
  const notice = await readToast(page)
  expect(notice).toContain(await checkQuizResult(page, 'Advanced Quiz', await readReview(page), 48))
})

test('The result of a Standard Quiz with 7 mistakes is at most 4000 px high, and can be reopened from home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // 24 other questions may be 150 px longer or shorter in all.
  await drawAlike(page)
  await finishMissing(page, 'standard', 7)
  await expectHeight(page, 4000)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
  const last = page.getByRole('region', { name: 'Your last result' })
  await expect(last).toContainText('5 of 12 right')

  await last.getByRole('link', { name: 'See result' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('5 out of 12 correct', { exact: true })).toBeVisible()
})

test('The result of a Full Bias Assessment with 17 mistakes is at most 8200 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await drawAlike(page)
  await finishMissing(page, 'bias-assessment', 17)
  await expectHeight(page, 8200)
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

test('A visitor takes the Standard Quiz with the keyboard alone: digits, letters, arrows, Tab, Space, and Enter', async ({
  page,
}) => {
  const keys = page.keyboard
  const options = page.getByRole('radio')
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })
  await expect(card).toBeVisible()
  await tabTo(page, 'Tab', card)
  await keys.press('Enter')
  await expect(question(page, '1')).toBeFocused()
  // Nothing can be left before it is answered.
  await expect(previous).toBeDisabled()
  await expect(nextButton(page)).toBeDisabled()
  await keys.press('Enter')
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()

  await keys.press('3')
  await expect(options.nth(2)).toBeFocused()
  await keys.press('1')
  await moveOn(page, 1, 0)
  await keys.press('b')
  await expect(options.nth(1)).toBeChecked()
  await keys.press('D')
  await moveOn(page, 2, 3)
  // Arrow keys move the choice within the group.
  await keys.press('2')
  await keys.press('ArrowDown')
  await expect(options.nth(2)).toBeChecked()
  for (const option of [1, 0, 3]) {
    await keys.press('ArrowUp')
    await expect(options.nth(option)).toBeChecked()
    await expectFocusInSight(page)
  }
  await moveOn(page, 3, 3)
  // As in any form, Tab leads to the options and the buttons.
  await keys.press('Tab')
  await keys.press('Space')
  await expect(options.nth(0)).toBeChecked()
  await tabTo(page, 'Tab', nextButton(page))
  await tabTo(page, 'Shift+Tab', previous)
  await keys.press('Enter')
  await expect(question(page, '3')).toBeFocused()
  await expect(options.nth(3)).toBeChecked()
  await keys.press('Enter')
  await moveOn(page, 4, 0)
  await page.getByRole('link', { name: 'Skip to question' }).focus()
  await keys.press('Enter')
  for (let number = 5; number <= 11; number++) {
    await keys.press('3')
    await moveOn(page, number, 2)
  }
  // The last question says Finish.
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await expect(nextButton(page)).toHaveCount(0)
  await expect(finish).toBeDisabled()
  await keys.press('c')
  await expect(finish).toBeEnabled()
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeFocused()
  await tabTo(page, 'Tab', page.getByRole('link', { name: 'Retake Quiz' }))
  await keys.press('Enter')
  await expect(question(page, '1')).toBeFocused()
})

test('An unfinished attempt survives a reload, Back and Forward, closing it, and another tab, until it is discarded', async ({
  page,
  context,
}) => {
  const left = await answerThree(page)
  await page.reload()
  await expectAttempt(page, left)
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(left.seconds + 1)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Continue Standard Quiz' })).toBeVisible()
  await page.goForward()
  await expectAttempt(page, left)

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Question 4 of 12, 3 answered')).toBeVisible()
  await page.close()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('link', { name: 'Continue Standard Quiz' }).click()
  await expectAttempt(other, left)

  await other.getByRole('link', { name: 'Think Twice, home' }).click()
  await other.getByRole('button', { name: 'Discard Standard Quiz' }).click()
  await expect(other.getByRole('link', { name: 'Continue Standard Quiz' })).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Continue Standard Quiz' })).toHaveCount(0)
})

test('An attempt open in two tabs is one attempt: each shows the other’s steps, and it is finished once', async ({
  page,
  context,
}) => {
  const left = await answerThree(page)
  const other = await context.newPage()
  await other.goto(page.url())
  // The time since the last step is kept only when the first tab is hidden or left.
  await expectAttempt(other, { ...left, seconds: 0 })
  await question(other, '4').press('2')
  await other.keyboard.press('Enter')
  await expect(page.getByText('Question 5 of 12', { exact: true })).toBeVisible()
  // A tab that took no step leaves what the other tab did as it is.
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'Continue Standard Quiz' }).click()
  await expect(page.getByText('4 answered', { exact: true })).toBeVisible()

  for (let number = 5; number <= 12; number++) {
    await question(other, String(number)).press('1')
    await other.keyboard.press('Enter')
  }
  const score = await other.getByText(/^\d+ out of 12 correct$/).innerText()
  await expect(page.getByText(score, { exact: true })).toBeVisible()
})

test('The address of an attempt that is not on this device leads home', async ({ page }) => {
  await page.goto('/?session=nobody-has-this')
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('That quiz isn’t here')
})

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

/** Checks the page's height in px as it opens and when all of it has been seen: until then it is an estimate. */
async function expectHeight(page: Page, most: number) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(most)
  for (const article of await page.locator('article').all()) await article.scrollIntoViewIfNeeded()
  expect(await height()).toBeLessThanOrEqual(most)
}

/** Moves on with Enter from a question for which this option was chosen. */
async function moveOn(page: Page, number: number, option: number): Promise<void> {
  await expect(page.getByRole('radio').nth(option)).toBeChecked()
  await expect(nextButton(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(question(page, String(number + 1))).toBeFocused()
}

function nextButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Next', exact: true })
}

type Left = Awaited<ReturnType<typeof answerThree>>

/** Answers three questions, each with another option, and waits at the fourth until the timer has moved. */
async function answerThree(page: Page) {
  await openCard(page, 'Standard Quiz')
  for (const option of [0, 1, 2]) {
    await question(page, String(option + 1)).press(String(option + 1))
    await page.keyboard.press('Enter')
  }
  const asked = await readQuestion(question(page, '4'))
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(0)
  return { asked, id: attemptId(page), seconds: await elapsedSeconds(page) }
}

/** The attempt stands where it was left, and going back through it shows the three answers. */
async function expectAttempt(page: Page, left: Left) {
  await expect(page.getByText('Question 4 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('3 answered', { exact: true })).toBeVisible()
  expect(await readQuestion(question(page, '4'))).toEqual(left.asked)
  expect(attemptId(page)).toBe(left.id)
  expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(left.seconds)
  for (const option of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    await expect(
      question(page, String(option + 1))
        .getByRole('radio')
        .nth(option),
    ).toBeChecked()
  }
  for (const number of [1, 2, 3]) {
    await question(page, String(number)).press('Enter')
  }
  await expect(page.getByText('Question 4 of 12', { exact: true })).toBeVisible()
}
