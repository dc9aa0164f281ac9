import type { Page } from '@playwright/test'

/** Opens all that is folded. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true
  })
}
