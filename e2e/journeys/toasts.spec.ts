import { expect, test } from '../journey-test.ts'
import { exactlyRight, forgetQuestions, openCard, readReview, takeByKeys, toast } from '../steps/take-a-quiz.ts'

test('F8 leads to the notifications, and a toast closes by its button', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(toast(page)).toBeVisible()

  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeFocused()
  // The toast itself takes the focus first, then its button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(toast(page)).toHaveCount(0)
})

test('A toast goes by itself after about five seconds', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(toast(page)).toBeVisible()
  const shownAt = Date.now()

  await expect(toast(page)).toHaveCount(0, { timeout: 10_000 })

  const seconds = (Date.now() - shownAt) / 1000
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(7)
})

test('A new toast replaces the one that is showing', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  // The pointer over it keeps the first one until the second comes.
  await toast(page).hover()
  const review = await readReview(page)
  await page.evaluate(() => {
    const counts: number[] = []
    Reflect.set(window, 'toastCounts', counts)
    const count = () => counts.push(document.querySelectorAll('[role="region"][aria-label^="Notifications"] li').length)
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
  })

  await forgetQuestions(page)
  await page.getByRole('link', { name: 'Retake Quiz' }).press('Enter')
  await takeByKeys(page, 12, exactlyRight(12, review))

  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toContainText('You scored 100% (12/12)')
  const counts: number[] = await page.evaluate(() => Reflect.get(window, 'toastCounts'))
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBe(1)
})

test('A toast stands at the bottom right of a wide screen and at the top of a phone, and closes by mouse', async ({
  page,
}) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await toast(page).hover()

  const wide = await toast(page).boundingBox()
  expect(wide!.x + wide!.width).toBeGreaterThan(1280 - 48)
  expect(wide!.y + wide!.height).toBeGreaterThan(720 - 48)
  expect(wide!.width).toBeLessThanOrEqual(420)

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await toast(page).boundingBox()
  expect(narrow!.y).toBeLessThan(48)
  expect(narrow!.x).toBeGreaterThanOrEqual(0)
  expect(narrow!.x + narrow!.width).toBeLessThanOrEqual(390)

  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('A toast that comes after one was closed goes by itself too, and closing gives the focus back', async ({
  page,
}) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  const heading = page.getByRole('heading', { level: 1, name: 'Quiz Results' })
  await expect(heading).toBeFocused()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(heading).toBeFocused()

  await page.getByRole('link', { name: 'Retake Quiz' }).click()
  await takeByKeys(page, 12)
  await expect(toast(page)).toBeVisible()
  await expect(toast(page)).toHaveCount(0, { timeout: 10_000 })
})

test('A toast that comes after one was dismissed under the pointer goes by itself too', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await toast(page).hover()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await page.mouse.move(0, 0)

  await page.getByRole('link', { name: 'Retake Quiz' }).press('Enter')
  await takeByKeys(page, 12)
  await expect(toast(page)).toBeVisible()
  await expect(toast(page)).toHaveCount(0, { timeout: 10_000 })
})
