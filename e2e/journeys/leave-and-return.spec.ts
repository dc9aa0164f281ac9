import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { attemptId, elapsedSeconds, openCard, question, readQuestion, takeByKeys } from '../steps/take-a-quiz.ts'

test('An unfinished attempt survives a reload, Back and Forward, and another tab, with answers, place, and time', async ({
  page,
  context,
}) => {
  const left = await answerThree(page)

  await page.reload()
  await expectSession(page, left)
  expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(left.seconds)
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(left.seconds + 1)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Continue Standard Quiz' })).toBeVisible()
  await page.goForward()
  await expectSession(page, left)
  expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(left.seconds)

  await page.close()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('link', { name: 'Continue Standard Quiz' }).click()
  await expectSession(other, left)
})

test('Closing an attempt leaves at once, and home offers to continue or discard it', async ({ page }) => {
  const left = await answerThree(page)

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Question 4 of 12, 3 answered')).toBeVisible()

  await page.getByRole('link', { name: 'Continue Standard Quiz' }).click()
  await expectSession(page, left)

  await page.getByRole('link', { name: 'Think Twice, home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Discard Standard Quiz' }).click()
  await expect(page.getByRole('link', { name: 'Continue Standard Quiz' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue Standard Quiz' })).toHaveCount(0)
})

test('A finished attempt is no longer offered, and its result survives a reload', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  const score = await page.getByText(/^\d+ out of 12 correct$/).innerText()

  await page.reload()
  await expect(page.getByText(score, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
})

test('An attempt open in two tabs is one attempt: each shows the other’s steps, and it is finished once', async ({
  page,
  context,
}) => {
  const left = await answerThree(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectSession(other, left)
  await question(other, '4').press('2')
  await other.keyboard.press('Enter')
  await expect(page.getByText('Question 5 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('4 answered', { exact: true })).toBeVisible()

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

type Left = Awaited<ReturnType<typeof answerThree>>

/** Answers three questions, each with another option, and waits at the fourth until the timer has moved. */
async function answerThree(page: Page) {
  await openCard(page, 'Standard Quiz')
  for (const option of [0, 1, 2]) {
    await question(page, String(option + 1))
      .getByRole('radio')
      .nth(option)
      .click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  const asked = await readQuestion(question(page, '4'))
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(0)
  return { asked, id: attemptId(page), seconds: await elapsedSeconds(page) }
}

/** The attempt stands where it was left, and going back through it shows the three answers. */
async function expectSession(page: Page, left: Left) {
  await expect(page.getByText('Question 4 of 12', { exact: true })).toBeVisible()
  await expect(page.getByText('3 answered', { exact: true })).toBeVisible()
  expect(await readQuestion(question(page, '4'))).toEqual(left.asked)
  expect(attemptId(page)).toBe(left.id)
  for (const option of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    await expect(
      question(page, String(option + 1))
        .getByRole('radio')
        .nth(option),
    ).toBeChecked()
  }
  for (const number of [1, 2, 3]) {
    await question(page, String(number)).getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByText('Question 4 of 12', { exact: true })).toBeVisible()
}
