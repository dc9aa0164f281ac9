import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 level AA and good practice; or only the colors, all that another theme can break on a tested page. */
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, { type: 'tag' | 'rule'; values: string[] }>
type Rules = keyof typeof RULES

/** What keeps people out: each rule with the elements that break it. */
export function barriers(page: Page, rules: Rules = 'all'): Promise<string[]> {
  return broken(page, rules, ['serious', 'critical'])
}

/** Everything axe says, including what is only a nuisance. */
export function complaints(page: Page, rules: Rules = 'all'): Promise<string[]> {
  return broken(page, rules, ['minor', 'moderate', 'serious', 'critical'])
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
    found.push(...(await complaints(page)).map((each) => `at ${width} px in ${colorScheme}: ${each}`))
  }
  await page.setViewportSize(before)
  return found
}

async function broken(page: Page, rules: Rules, impacts: readonly string[]): Promise<string[]> {
  // axe is large, so a page that was tested before keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Naming every element that breaks no rule takes as long as testing the rules.
  const options: RunOptions = { runOnly: RULES[rules], resultTypes: ['violations'] }
  const violations = await page.evaluate(async (asked): Promise<AxeResults['violations']> => {
    const results = await Reflect.get(window, 'axe').run(document, asked)
    return results.violations
  }, options)
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
