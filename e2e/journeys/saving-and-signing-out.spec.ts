import { expect, test } from '../journey-test.ts'
import { newUsername, signUp } from '../steps/account.ts'
import { NO_ANSWER, WAITING } from '../steps/outbox.ts'
import { openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

test.use({ expectedComplaint: NO_ANSWER })

test.describe('A waiting result of one learner', () => {
  test.use({ expectedComplaint: /status of 403|could not be (?:sent|read)/ })

  test('is neither sent nor set aside while the server knows another learner', async ({ page, context }) => {
    await signUp(page)
    await openCard(page, 'Standard Quiz')
    await expect(page.getByRole('form', { name: /^Question 1 of 12 / })).toBeVisible()
    const owner = await context.cookies()
    await context.clearCookies()
    const other = await (
      await page.request.post('/api/users', { data: { username: newUsername(), password: 'correct horse' } })
    ).json()
    await takeByKeys(page, 12)
    await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
    expect(await (await page.request.get(`/api/quiz-results/user/${other.id}?summary=true`)).json()).toEqual([])

    // These replace the other learner's cookies in one step, so the page never sends anything without a sign-in.
    await context.addCookies(owner)
    await page.reload()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('A waiting result is never sent for another person', async ({ page }) => {
  const first = await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  await page.unroute('**/api/quiz-results')

  await page.evaluate(() => localStorage.removeItem('user'))
  const second = await signUp(page)
  await page.goto('/learn')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article').first()).toBeVisible()

  expect(second.id).not.toBe(first.id)
  expect(await (await page.request.get(`/api/quiz-results/user/${second.id}?summary=true`)).json()).toEqual([])
})

test('Logging out with unsent results asks first', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.fulfill({ status: 503, body: '{}' }))
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out now?' })
  await expect(dialog).toContainText('Some of what you did here hasn’t been sent yet.')
  await dialog.getByRole('button', { name: 'Log out' }).click()

  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Login' }),
  ).toBeVisible()
})

test('A logout that did not reach the server is sent before anything else', async ({ page }) => {
  await signUp(page)
  await page.goto('/learn')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  // On the device, signing out is immediate all the same.
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' }).first()).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  expect((await page.request.get('/api/session')).status()).toBe(200)

  await page.unroute('**/api/logout')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  const ended = page.waitForResponse('**/api/logout')
  await page.goto('/progress')
  expect((await ended).status()).toBe(204)
  await expect(page.getByText('Sample data')).toBeVisible()
  expect(calls[0]).toBe('/api/logout')
  expect((await page.request.get('/api/session')).status()).toBe(401)
})
