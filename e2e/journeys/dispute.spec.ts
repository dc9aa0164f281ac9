import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { finishMissing } from '../steps/take-a-quiz.ts'

const SAVED = 'Thanks. Your note is saved with this scenario.'

test('A learner disputes a scenario once, and a second text does not replace the first', async ({ page }) => {
  await signUp(page)
  await finishMissing(page, 'standard', 1)

  await say(page, 'The word may have two meanings here.')
  await expect(page.getByText(SAVED)).toBeFocused()

  await page.reload()
  await say(page, 'On second thought it is right.')
  await expect(
    page.getByText('You wrote about this scenario before, and that stays: “The word may have two meanings here.”'),
  ).toBeVisible()
})

test.describe('A dispute without a connection', () => {
  test.use({ expectedComplaint: /could not be sent|ERR_INTERNET_DISCONNECTED/ })

  test('waits on the device, says so, and is sent later', async ({ page, context }) => {
    await signUp(page)
    await finishMissing(page, 'standard', 1)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await context.setOffline(true)

    await say(page, 'The figures are right.')
    await expect(page.getByText(/^Kept on this device\./)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(SAVED)).toBeVisible()
  })
})

async function say(page: Page, text: string) {
  await page.getByRole('button', { name: 'I see it differently (question 12)' }).click()
  const field = page.getByRole('textbox', { name: 'What did we miss?' })
  await expect(field).toBeFocused()
  await field.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
