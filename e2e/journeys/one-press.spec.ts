import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { roundQuestion, verdict } from '../steps/play-a-round.ts'
import { drawAlike, question } from '../steps/take-a-quiz.ts'

/** The way on, and the question about the sentence, often stand where the step before was answered on a phone. */
test.use({ viewport: { width: 390, height: 844 } })

const where = (page: Page) => page.getByRole('heading', { name: 'Where does it break?' })
const sentence = (page: Page) => page.getByRole('button', { name: /^Sentence \d+/ })

test('A second tap in the same place skips no verdict and answers no further step', async ({ page }) => {
  await drawAlike(page)
  await page.goto('/?round=start')
  for (let number = 1; number <= 8; number++) {
    const example = page.getByRole('button', { name: 'Go to the question' })
    const options = page.getByRole('group', { name: /^Which / })
    await expect(example.or(options)).toBeVisible()
    if (await example.isVisible()) await tapTwice(page, example)
    const option = options.locator('label').nth(number % 4)
    const picked = (await option.innerText()).trim()
    await option.click()
    await tapTwice(page, page.getByRole('button', { name: /^Sure/ }))
    // Acts are sentences, and name no flaw.
    if (!/^No .* here$|\.$/.test(picked)) {
      await expect(where(page)).toBeVisible()
      await tapTwice(page, sentence(page).last())
    }
    await expect(verdict(page)).toBeVisible()
    await expect(roundQuestion(page, number)).toBeVisible()
    await tapTwice(page, page.getByRole('button', { name: /^(Next|See your results)/ }))
    if (number < 8) await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: /of 8$/ })).toBeVisible()
})

test('A key that is held down answers one step, and a second Enter none', async ({ page }) => {
  await drawAlike(page)
  await page.goto('/?round=start')
  await expect(roundQuestion(page, 1)).toBeVisible()
  for (const option of ['a', 'b', 'c', 'd']) {
    await page.keyboard.press(option)
    await hold(page, '1')
    await expect(where(page).or(verdict(page))).toBeVisible()
    if (await where(page).isVisible()) break
    await page.keyboard.press('Enter')
  }
  await expect(where(page)).toBeFocused()
  await page.getByRole('button', { name: 'Skip this' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
})

test('A digit that is held down answers one question of a quiz', async ({ page }) => {
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeFocused()
  await page.keyboard.down('1')
  await page.keyboard.press('Enter')
  await expect(question(page, '2')).toBeFocused()
  await page.keyboard.down('1')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

/** Two taps, however the page has changed in between. */
async function tapTwice(page: Page, control: Locator): Promise<void> {
  await control.click({ trial: true })
  const box = (await control.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
}

/** A key that is held until it repeats. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 3; times++) await page.keyboard.down(key)
  await page.keyboard.up(key)
}
