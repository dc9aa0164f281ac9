import { expect, type Locator, type Page } from '@playwright/test'
import type { Learner } from './account.ts'

/** The heart of a concept on Learn. */
export function heart(page: Page, name = 'Straw Man'): Locator {
  return page.getByRole('article', { name, exact: true }).getByRole('button', { name: /favorites$/ })
}

export async function addFavorite(page: Page, { id }: Learner, itemId: string, itemType: string): Promise<void> {
  const reply = await page.request.post(`/api/users/${id}/favorites`, { data: { itemId, itemType } })
  expect(reply.ok(), await reply.text()).toBe(true)
}
