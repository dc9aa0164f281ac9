import { expect, NOT_FOUND, test } from './journey.ts'

for (const path of ['/', '/dashboard', '/learn', '/progress']) {
  test(`${path} is a page`, async ({ request }) => {
    const answer = await request.get(path)

    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('text/html')
  })
}

test.describe('Any other address', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('is answered with status 404 and the page that says so, which leads home', async ({ page }) => {
    const answer = await page.goto('/nowhere')

    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0)
  })

  for (const path of ['/learn/straw-man', '/Learn', '/index.php']) {
    test(`counts as unknown: ${path}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } })

      expect(answer.status()).toBe(404)
    })
  }
})

test('An unknown call is answered with status 404 in JSON', async ({ request }) => {
  const answer = await request.get('/api/nowhere')

  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(await answer.json()).toEqual({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  })
})
