import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 level AA and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another theme can break on a tested page. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const SERIOUS = ['serious', 'critical']

/** Serious barriers, or all findings of axe: each rule with the elements that break it. */
export async function barriers(page: Page, rules: 'all' | 'colors' = 'all', level: 'serious' | 'any' = 'serious') {
  // axe is large, so a page that was tested before keeps it.
  const source = (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'true' } : {}
  // The newer way of running opens a second page for frames in other origins, and there are none.
  // Naming every element that breaks no rule would take as long as testing the rules.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] })
  const asked = rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)
  const { violations } = await asked.analyze()
  return violations
    .filter(({ impact }) => level === 'any' || (impact && SERIOUS.includes(impact)))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Everything axe says about a page that is wide and light, then narrow and dark; the page ends as it began. */
export async function complaintsInTwoLooks(page: Page): Promise<string[]> {
  const before = page.viewportSize()!
  const found: string[] = []
  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    found.push(...(await barriers(page, 'all', 'any')).map((each) => `at ${width} px in ${colorScheme}: ${each}`))
  }
  await page.setViewportSize(before)
  return found
}
