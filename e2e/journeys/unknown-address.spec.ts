import { expect, NOT_FOUND, test } from '../journey-test.ts'

test('Only the four pages exist, and an address that merely resembles one is unknown', async ({ request }) => {
  for (const path of ['/', '/dashboard', '/learn', '/progress']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toContain('text/html')
  }
  for (const path of ['/learn/straw-man', '/Learn', '/index.php']) {
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404)
  }
})

test.describe('Any other address', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('gets status 404 and the page for it, which leads home', async ({ page }) => {
    const answer = await page.goto('/nowhere')

    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0)
  })
})

test('An unknown call gets status 404 in JSON', async ({ request }) => {
  const answer = await request.get('/api/nowhere')

  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(await answer.json()).toEqual({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

test.describe('A screen whose code does not arrive', () => {
  test.use({ expectedComplaint: /Failed to load resource: net::|could not be shown|dynamically imported module/ })

  test('says so, can be tried again, and leaves the other screens alone', async ({ page }) => {
    await page.route('**/progress-screen-*.js', (route) => route.abort())
    await page.goto('/progress')
    await expect(page.getByRole('alert')).toHaveText(
      'This page couldn’t be loaded. Check your connection, then try again.',
    )

    await page.getByRole('link', { name: 'Learn' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alert')).toBeVisible()

    await page.unroute('**/progress-screen-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  })

  for (const address of ['/', '/?start=standard', '/dashboard']) {
    test(`says so above ${address} if no code arrives at all`, async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.abort())
      await page.goto(address)
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText('This page couldn’t be loaded. Check your connection, then try again.')

      await page.unroute('**/assets/index-*.js')
      await alert.getByRole('link', { name: 'try again' }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-for')
      await expect(alert).toBeHidden()
    })
  }
})
