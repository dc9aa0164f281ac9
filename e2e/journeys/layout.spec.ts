import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { smallTargets } from '../steps/page-size.ts'
import { question } from '../steps/take-a-quiz.ts'

test('The links in the phone’s menu are large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')

  await page.getByLabel('Menu', { exact: true }).click()

  await expect(
    page.getByRole('navigation', { name: 'Main, compact' }).getByRole('link', { name: 'Learn' }),
  ).toBeVisible()
  expect(await smallTargets(page, 'nav')).toEqual([])
})

test('The navigation stays on one line until the window is so narrow that it becomes a menu', async ({ page }) => {
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

test('The bar of a quiz stays on one line on a small phone, after ten minutes as well', async ({ page }) => {
  await page.clock.install()
  for (const width of [320, 350, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/?start=mini-fallacy-assessment')
    await expect(question(page, '1')).toBeVisible()
    await page.clock.fastForward('10:00')
    const header = page.getByRole('banner')
    await expect(header).toContainText(/[1-9]\d:\d\d/)
    const height = await header.evaluate((element) => element.getBoundingClientRect().height)
    expect(height, `the height of the bar at ${width} px`).toBeLessThan(80)
    const title = await header.getByRole('heading').evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(title, `what of the title is wider than its place at ${width} px`).toBe(0)
  }
})
