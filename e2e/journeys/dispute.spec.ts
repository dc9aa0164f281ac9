import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { finishMissing } from '../steps/take-a-quiz.ts'

const SAVED = 'Thanks. Your note is saved with this scenario.'

test('A learner disputes a scenario once, in lines that outlive a reload, and a second text does not replace them', async ({
  page,
}) => {
  await signUp(page)
  await finishMissing(page, 'standard', 1)

  const field = await openField(page)
  await field.fill('The word may have\n\ntwo meanings here.')
  await page.reload()
  await openField(page)
  await expect(field).toHaveValue('The word may have\n\ntwo meanings here.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(SAVED)).toBeFocused()

  await page.reload()
  await expect(await openField(page)).toHaveValue('')
  await field.fill('On second thought it is right.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const stays = page.getByText('You wrote about this scenario before, and that stays: “The word may have')
  await expect.poll(() => stays.innerText()).toContain('have\n\ntwo')
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

async function openField(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'I see it differently (question 12)' }).click()
  const field = page.getByRole('textbox', { name: 'What did we miss?' })
  await expect(field).toBeFocused()
  return field
}

async function say(page: Page, text: string) {
  await (await openField(page)).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
