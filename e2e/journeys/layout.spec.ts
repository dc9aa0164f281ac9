import type { Page } from '@playwright/test'
import { SCREENS } from '../every-screen.ts'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

for (const { name, open, sign, expectedComplaint = null } of SCREENS) {
  test.describe(`On ${name}`, () => {
    test.use({ expectedComplaint })

    test('nothing scrolls sideways, and every control is large enough to hit', async ({ page }) => {
      await open(page)
      await expect(sign(page)).toBeVisible()

      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await pageWidth(page), 'the width of the page on a small phone').toBeLessThanOrEqual(320)

      await page.setViewportSize({ width: 390, height: 844 })
      await closeToast(page)
      // Under a dialog nothing can be pressed.
      const area = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : 'body'
      expect.soft(await smallTargets(page, area), 'the controls that a finger could miss').toEqual([])

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await pageWidth(page), 'the width of the page on a phone with text of 200%').toBeLessThanOrEqual(390)

      await page.setViewportSize({ width: 1280, height: 800 })
      expect.soft(await pageWidth(page), 'the width of the page with text of 200%').toBeLessThanOrEqual(1280)
    })
  })
}

test('The links of the phone’s menu are large enough to hit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')

  await page.getByLabel('Menu', { exact: true }).click()

  await expect(
    page.getByRole('navigation', { name: 'Main, compact' }).getByRole('link', { name: 'Learn' }),
  ).toBeVisible()
  expect(await smallTargets(page, 'nav')).toEqual([])
})

test('The buttons of a long result can be pressed without reading the review to its end', async ({ page }) => {
  await openCard(page, 'Advanced Quiz')
  await takeByKeys(page, 48)
  await closeToast(page)

  await page.getByRole('link', { name: 'Back to Home' }).click({ timeout: 5000 })

  await expect(page).toHaveURL('/')
})

async function closeToast(page: Page) {
  if ((await toast(page).count()) === 0) return
  await toast(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(toast(page)).toHaveCount(0)
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/**
 * The controls that a finger could miss: less than 44 px high, or 24 px wide. What is measured is where a press arrives,
 * so a link whose area is larger than its text counts with its area. Links inside a sentence are exempt, as in WCAG 2.5.8.
 */
function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((area) => {
    const HIGH = 44
    const WIDE = 24
    const controls = document.querySelectorAll<HTMLElement>(
      `${area} :is(a[href], button, input, select, textarea, summary)`,
    )
    return [...controls]
      .filter(isShown)
      .filter(isAlone)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const x = left + width / 2
        const y = top + height / 2
        const up = reach(control, x, y, 0, -1, HIGH)
        const high = up + reach(control, x, y, 0, 1, HIGH - up)
        const before = reach(control, x, y, -1, 0, WIDE)
        const wide = before + reach(control, x, y, 1, 0, WIDE - before)
        if (high >= HIGH && wide >= WIDE) return []
        return [`${control.getAttribute('aria-label') ?? control.textContent}: ${wide} × ${high} px`]
      })

    function isShown(control: HTMLElement) {
      // The skip link waits above the page until it has the focus.
      return (
        control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().bottom + scrollY > 0
      )
    }

    function isAlone(control: HTMLElement) {
      const isInline = ['inline', 'inline-block'].includes(getComputedStyle(control).display)
      const words = [...(control.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)
      return !(isInline && words.some(({ textContent }) => textContent?.trim()))
    }

    /** How far from the middle a press still arrives in this direction: px, as far as it matters. */
    function reach(control: HTMLElement, x: number, y: number, stepX: number, stepY: number, most: number) {
      let distance = 0
      while (distance < most) {
        const hit = document.elementFromPoint(x + stepX * (distance + 0.5), y + stepY * (distance + 0.5))
        if (!hit || !(control.contains(hit) || hit.closest('label')?.contains(control))) break
        distance += 1
      }
      return distance
    }
  }, within)
}

test('The navigation stays on one line down to the width at which it becomes a menu', async ({ page }) => {
  await signUp(page)
  for (const width of [640, 700, 768, 800]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/learn')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link').first()).toBeVisible()
    const height = await header.evaluate((element) => element.getBoundingClientRect().height)
    expect(height, `the height of the header at ${width} px`).toBeLessThan(80)
  }
})
