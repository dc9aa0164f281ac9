import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SCREENS } from '../every-screen.ts'
import { expect, test } from '../journey-test.ts'
import { openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

for (const { name, open, sign, expectedComplaint = null, isGoneAfterReload = false } of SCREENS) {
  test.describe(`Of ${name}`, () => {
    test.use({ colorScheme: 'light', expectedComplaint })

    test('axe has nothing serious to say, in either theme', async ({ page }) => {
      await open(page)
      await expect(sign(page)).toBeVisible()
      await expect(page.locator('html')).toHaveClass('light')
      expect(await barriers(page)).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark' })
      // A dialog does not outlive a reload, so such a screen is opened again.
      if (isGoneAfterReload || (await page.getByRole('dialog').count()) > 0) {
        // Whoever signed up the first time is gone, or their page would ask with the next person's cookie.
        await page.evaluate(() => localStorage.removeItem('user'))
        await page.goto('about:blank')
        await page.context().clearCookies()
        await openAnew(page, open)
      } else await page.reload()
      await expect(sign(page)).toBeVisible()
      await expect(page.locator('html')).toHaveClass('dark')
      expect(await barriers(page)).toEqual([])
    })
  })
}

test('Of a toast and of the phone’s menu axe has nothing serious to say', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  // The pointer over it keeps it.
  await toast(page).hover()
  expect(await barriers(page)).toEqual([])
  await expect(toast(page)).toBeVisible()

  await toast(page).getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main, compact' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

/** Opens a screen as somebody whom this browser does not know. */
async function openAnew(page: Page, open: (page: Page) => Promise<unknown>): Promise<void> {
  await page.goto('/learn')
  await page.evaluate(() => localStorage.removeItem('user'))
  await open(page)
}

/** What keeps people out, by WCAG 2.2 level AA and good practice: each rule with the elements that break it. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The product has no frames, for which axe would open another page each time.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
