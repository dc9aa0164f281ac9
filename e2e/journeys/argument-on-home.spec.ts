import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { roundQuestion } from '../steps/play-a-round.ts'

const step = (page: Page, words: RegExp) => page.getByRole('button', { name: words })
const BROKEN = /^3 So the bike lane/
const FINE = /^2 Sales at the bakery/

test('The right tap at once is one of one, and leads into a round of eight', async ({ page }) => {
  await page.goto('/')
  await step(page, BROKEN).click()
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 doesn’t follow.' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'One of one. Eight more?' })).toBeVisible()
  await page.getByRole('link', { name: 'Start a round' }).click()
  await expect(roundQuestion(page, 1)).toBeVisible()
})

test('A wrong tap tells why that step holds, and the others stay open', async ({ page }) => {
  await page.goto('/')
  await step(page, FINE).click()
  const note = 'This one is fine. It says what happened and concludes nothing. Two steps left.'
  await expect(page.getByRole('status').filter({ hasText: note })).toBeAttached()
  await expect(page.getByRole('figure').getByText(note).first()).toBeVisible()
  await step(page, BROKEN).click()
  await expect(page.getByRole('heading', { name: 'Found it. Eight more?' })).toBeVisible()
})

test('By keyboard: Tab goes from step to step, Enter marks', async ({ page }) => {
  await page.goto('/')
  await step(page, /^1 The town/).focus()
  await page.keyboard.press('Tab')
  await expect(step(page, FINE)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'One of one. Eight more?' })).toBeVisible()
})

test('Show me draws the answer without praise', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('heading', { name: 'Eight more?', exact: true })).toBeVisible()
})

test('A tap before the page’s code has arrived is answered when it has', async ({ page }) => {
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
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'One of one. Eight more?' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is printed, marked, with its answer', async ({ page }) => {
    await page.goto('/')
    const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    expect(printed).toContain('So the bike lane is driving customers away. April comes after March.')
    expect(printed).toContain('Answer: step 3, False Cause.')
    await expect(page.getByRole('figure').first()).toBeInViewport()
    await expect(page.getByText('Tap the step')).toBeHidden()
  })
})
