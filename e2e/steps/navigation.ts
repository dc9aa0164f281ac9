import { expect, type Locator, type Page } from '@playwright/test'

/** Under this width, in pixels, the navigation is behind the menu. */
const WIDE = 640

export function isBehindMenu(page: Page): boolean {
  return page.viewportSize()!.width < WIDE
}

/** Waits for the code of a printed page: a control that is pressed before it does nothing. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-for')
}

/** Returns the navigation with its links and buttons; on a phone, opens the menu first. */
export async function openNavigation(page: Page): Promise<Locator> {
  if (!isBehindMenu(page)) return page.getByRole('navigation', { name: 'Main', exact: true })
  const compact = page.getByRole('navigation', { name: 'Main, compact' })
  if (!(await compact.isVisible())) await page.getByLabel('Menu', { exact: true }).click()
  return compact
}
