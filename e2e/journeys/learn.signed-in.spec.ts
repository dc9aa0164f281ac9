import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { addFavorite, practice, signUp } from '../steps/account.ts'

test('A heart answers at once, and survives a reload', async ({ page }) => {
  const { id } = await signUp(page)
  const favorites = async () => (await page.request.get(`/api/users/${id}/favorites`)).json()
  await page.goto('/learn')
  await expect(page.getByText('Log in to save favorites.')).toHaveCount(0)
  await heart(page, 'Add Straw Man to favorites').click()
  await expect(heart(page, 'Remove Straw Man from favorites')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(favorites).toEqual([{ itemId: 'straw-man', itemType: 'fallacy' }])

  await page.reload()
  await heart(page, 'Remove Straw Man from favorites').click()

  await expect(heart(page, 'Add Straw Man to favorites')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(favorites).toEqual([])
})

test.describe('Without a connection', () => {
  // The browser's own line, and ours: a failure to save a heart is only logged.
  test.use({ expectedComplaint: /Failed to load resource: net::|The favorite could not be saved/ })

  test('a heart goes back silently, and can be turned once the connection is back', async ({ page }) => {
    await signUp(page)
    await page.goto('/learn')
    let cut = () => {}
    const held = new Promise<void>((settle) => {
      cut = settle
    })
    await page.route('**/api/users/*/favorites', async (route, request) => {
      if (request.method() === 'GET') return route.continue()
      await held
      await route.abort()
    })
    await heart(page, 'Add Straw Man to favorites').click()
    await expect(heart(page, 'Remove Straw Man from favorites')).toHaveAttribute('aria-pressed', 'true')

    cut()

    await expect(heart(page, 'Add Straw Man to favorites')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/api/users/*/favorites')
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await heart(page, 'Add Straw Man to favorites').click()
    expect((await saved).status()).toBe(201)
  })
})

test('The catalogue flags what needs work, counts it in each half, and shows favorites or flagged entries alone', async ({
  page,
}) => {
  const learner = await signUp(page)
  await practice(page, learner, 'Straw Man', [false])
  await practice(page, learner, 'Tu Quoque', [true, false])
  await practice(page, learner, 'Ad Hominem', [true])
  await practice(page, learner, 'Anchoring', [false])
  await addFavorite(page, learner, 'tu-quoque', 'fallacy')
  await addFavorite(page, learner, 'ambiguity', 'fallacy')
  await addFavorite(page, learner, 'halo-effect', 'bias')
  await page.goto('/learn')
  const entries = page.getByRole('tabpanel').getByRole('article')
  const names = entries.getByRole('heading', { level: 3 })

  await expect(page.getByText('2 flagged for improvement', { exact: true })).toBeVisible()
  const flagged = entries.filter({ has: page.getByText('Needs Work', { exact: true }) })
  await expect(flagged.getByRole('heading', { level: 3 })).toHaveText(['Straw Man', 'Tu Quoque'])
  await expect(entries.getByRole('button', { name: /favorites$/ })).toHaveCount(24)

  await page.getByLabel('Show').selectOption('Favorites')
  await expect(names).toHaveText(['Ambiguity', 'Tu Quoque'])
  await expect(page.getByText('2 of 24 shown')).toBeVisible()
  await heart(page, 'Remove Ambiguity from favorites').click()
  await expect(names).toHaveText(['Tu Quoque'])
  await page.reload()
  await expect(names).toHaveText(['Tu Quoque'])

  await page.getByLabel('Show').selectOption('Needs Work')
  await expect(names).toHaveText(['Straw Man', 'Tu Quoque'])
  await page.getByRole('tab', { name: 'Cognitive Biases (24)' }).click()
  await expect(names).toHaveText(['Anchoring'])
  await expect(page.getByText('1 flagged for improvement', { exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption('Favorites')
  await expect(names).toHaveText(['Halo Effect'])
})

function heart(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}
