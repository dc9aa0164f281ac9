import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signIn, signUp } from '../steps/account.ts'
import { takeByKeys } from '../steps/take-a-quiz.ts'

test('Retakes of the Standard Quiz repeat no scenario until all were asked, even on another device', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page)
  const asked: string[] = []
  const take = async (on: Page) => {
    await takeByKeys(on, 12, ({ scenario }) => {
      asked.push(scenario)
      return 0
    })
    await expect(on.getByText('Saved', { exact: true })).toBeVisible()
  }
  await page.goto('/?start=standard')
  await take(page)
  await page.getByRole('link', { name: 'Retake Quiz' }).click()
  await expect(page.getByRole('timer')).toHaveText(/0:0\d/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await take(page)

  const device = await browser.newContext()
  const other = await device.newPage()
  await signIn(other, learner)
  await other.goto('/?start=standard')
  await take(other)
  await device.close()

  expect(new Set(asked).size).toBe(36)
})
