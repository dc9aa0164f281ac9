import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { tabTo } from '../steps/keyboard.ts'
import { question, readQuestion, readReview } from '../steps/take-a-quiz.ts'

test('A visitor takes the Standard Quiz with the keyboard alone, from the home page to the result', async ({
  page,
}) => {
  const picked: string[] = []
  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })
  await expect(card).toBeVisible()
  await tabTo(page, 'Tab', card)
  await page.keyboard.press('Enter')
  await expect(question(page, '1')).toBeFocused()

  for (let number = 1; number <= 11; number++) {
    await page.keyboard.press(String(1 + (number % 4)))
    picked.push(await readOption(page, number, number % 4))
    await moveOn(page, number, number % 4)
  }

  // The last question says Finish.
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await expect(nextButton(page)).toHaveCount(0)
  await expect(finish).toBeDisabled()
  await page.keyboard.press('c')
  await expect(finish).toBeEnabled()
  picked.push(await readOption(page, 12, 2))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeFocused()
  expect((await readReview(page)).map((reviewed) => reviewed.picked)).toEqual(picked)
  await tabTo(page, 'Tab', page.getByRole('link', { name: 'Retake Quiz' }))
  await page.keyboard.press('Enter')
  await expect(question(page, '1')).toBeFocused()
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()
})

test('Digits, letters of either case and arrow keys choose an option', async ({ page }) => {
  const options = page.getByRole('radio')
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeFocused()
  await page.keyboard.press('3')
  await expect(options.nth(2)).toBeChecked()
  await expect(options.nth(2)).toBeFocused()
  await page.keyboard.press('1')
  await moveOn(page, 1, 0)

  await page.keyboard.press('b')
  await expect(options.nth(1)).toBeChecked()
  await page.keyboard.press('D')
  await moveOn(page, 2, 3)

  // Arrow keys move the choice within the group.
  await page.keyboard.press('2')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(2)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.nth(0)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await moveOn(page, 3, 3)
})

test('As in any form, Tab leads to the options and the buttons, and Space chooses', async ({ page }) => {
  const options = page.getByRole('radio')
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeFocused()
  // Nothing can be left before it is answered.
  await expect(previous).toBeDisabled()
  await expect(nextButton(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await page.keyboard.press('4')
  await moveOn(page, 1, 3)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(options.nth(0)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(previous).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page, '1')).toBeFocused()
  await expect(options.nth(3)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question(page, '2')).toBeFocused()
  await moveOn(page, 2, 0)
})

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

/** What an option of the question says. */
async function readOption(page: Page, number: number, option: number): Promise<string> {
  return (await readQuestion(question(page, String(number)))).options[option]!
}
