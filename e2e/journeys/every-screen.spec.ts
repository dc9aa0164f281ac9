import { SCREENS } from '../every-screen.ts'
import { expect, test } from '../journey-test.ts'
import { barriers } from '../steps/barriers.ts'
import { pageWidth, smallTargets } from '../steps/page-size.ts'
import { closeToast, openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

/** A chart measures its space again after the page's width changes, so the test waits for that. */
const softly = expect.configure({ soft: true })

for (const { name, open, sign, expectedComplaint = null } of SCREENS) {
  test.describe(`On ${name}`, () => {
    test.use({ colorScheme: 'light', expectedComplaint })

    test('axe finds nothing serious in either theme, nothing scrolls sideways, and every control is big enough', async ({
      page,
    }) => {
      await open(page)
      await expect(sign(page)).toBeVisible()
      await expect(page.locator('html')).toHaveClass('light')
      expect.soft(await barriers(page), 'what axe says in light').toEqual([])
      // The page follows the system's theme at once, so nothing has to be reopened.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveClass('dark')
      expect.soft(await barriers(page, 'colors'), 'what axe says in dark').toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      await softly.poll(() => pageWidth(page), 'the width of the page on a small phone').toBeLessThanOrEqual(320)

      await page.setViewportSize({ width: 390, height: 844 })
      await closeToast(page)
      // Under a dialog nothing can be pressed.
      const area = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : 'body'
      expect.soft(await smallTargets(page, area), 'the controls that a finger could miss').toEqual([])

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await softly
        .poll(() => pageWidth(page), 'the width of the page on a phone with text of 200%')
        .toBeLessThanOrEqual(390)

      await page.setViewportSize({ width: 1280, height: 800 })
      await softly.poll(() => pageWidth(page), 'the width of the page with text of 200%').toBeLessThanOrEqual(1280)
    })
  })
}

test('On a toast and on the phone’s menu axe finds nothing serious', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  // A toast stays while the pointer is over it.
  await toast(page).hover()
  expect(await barriers(page)).toEqual([])
  await expect(toast(page)).toBeVisible()

  await toast(page).getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main, compact' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
