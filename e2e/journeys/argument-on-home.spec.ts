import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { roundQuestion } from '../steps/play-a-round.ts'

const step = (page: Page, words: RegExp) => page.getByRole('radio', { name: words })
const BROKEN = /^3 So the bike lane/

test('A right first tap on the argument scores one of one, and leads into a round of eight', async ({ page }) => {
  await page.goto('/')
  await step(page, BROKEN).click()
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 doesn’t follow.' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Got it. Try eight more?' })).toBeVisible()
  await page.getByRole('link', { name: 'Start a round' }).click()
  await expect(roundQuestion(page, 1)).toBeVisible()
})

test('A tap on the argument before the page’s code has arrived is answered when it has', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await step(page, BROKEN).click()
  arrive()
  await expect(page.getByRole('heading', { name: 'Got it. Try eight more?' })).toBeVisible()
})

test.describe('The argument on home without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('is printed and marked, with its answer', async ({ page }) => {
    await page.goto('/')
    const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    expect(printed).toContain('So the bike lane is driving customers away. April comes after March.')
    expect(printed).toContain('Answer: step 3, False Cause.')
    await expect(page.getByRole('figure').first()).toBeInViewport()
    await expect(page.getByText('Tap the step')).toBeHidden()
  })
})
