import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/journey.ts'
import {
  exactlyRight,
  fact,
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
} from '../helpers/learner.ts'

const QUIZZES = [
  { card: 'Standard Quiz', set: '12 Logical Fallacies', title: 'Standard Quiz', total: 12, right: 8, score: 67 },
  { card: 'Advanced Quiz', set: '24 Fallacies + 24 Biases', title: 'Advanced Quiz', total: 48, right: 29, score: 60 },
] as const

for (const { card, set, title, total, right, score } of QUIZZES) {
  test(`A visitor takes the ${card} by mouse, reads the result, and does better the second time`, async ({ page }) => {
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

    await page.getByRole('link', { name: 'Back to Home' }).press('Enter')
    await expect(page).toHaveURL('/')
  })
}

test('An unknown type of quiz runs the extended 24, titled Standard Quiz', async ({ page }) => {
  await page.goto('/?start=whatever')

  await expect(page.getByRole('heading', { level: 1, name: 'Standard Quiz', exact: true })).toBeVisible()
  await takeByMouse(page, 24, firstOption)

  const notice = await readToast(page)
  const review = await readReview(page)
  expect(new Set(review.map(({ scenario }) => scenario)).size).toBe(24)
  expect(notice).toContain(await checkQuizResult(page, 'Standard Quiz', review, 24))
})

test('A question shows where the learner is, and moves on only with an answer', async ({ page }) => {
  await openCard(page, 'Standard Quiz')

  const next = page.getByRole('button', { name: 'Next', exact: true })
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Elapsed time' })).toHaveText(/^\d+:[0-5]\d$/)
  await expect(page.getByRole('progressbar', { name: 'Quiz progress' })).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByText(/^(Easy|Medium|Hard)$/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(previous).toBeDisabled()
  await expect(next).toBeDisabled()

  await page.getByRole('radio').nth(1).click()
  await page.getByRole('radio').nth(3).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await expect(page.getByText('1 answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Quiz progress' })).toHaveAttribute('aria-valuenow', '1')

  await next.click()
  await expect(page.getByText('Question 2 of 12', { exact: true })).toBeVisible()
  await expect(next).toBeDisabled()
  await previous.click()
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
})

/** Checks every number on the page against the review on the same page. Tells what the toast has to say. */
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

test('An option is chosen by its text, by its letter and by its name, and a card by anything on it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByText('12 Common Fallacies', { exact: true }).click()
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
