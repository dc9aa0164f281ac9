import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey-test.ts'
import { logOut, signUp } from '../steps/account.ts'
import { watchWrites } from '../steps/network.ts'
import { countUnsent, NO_ANSWER, WAITING } from '../steps/outbox.ts'
import { savedResults } from '../steps/saved-results.ts'
import { takeByKeys, toast } from '../steps/take-a-quiz.ts'

test.use({ expectedComplaint: NO_ANSWER })

test('A finished quiz is saved in one call, says so after a reload, and is not shown anymore after logging out', async ({
  page,
}) => {
  const learner = await signUp(page)
  const writes = watchWrites(page)
  await page.goto('/?start=standard')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(writes).toEqual(['POST /api/quiz-results'])
  expect(await savedResults(page, learner)).toHaveLength(1)
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toContainText('First Steps')

  // Once a page, the server is asked whether it still has everything; logged out first, it would refuse to say.
  const asked = page.waitForResponse('**/missing')
  await page.reload()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await asked
  await logOut(page)
  await expect(page).toHaveURL('/')
  const left = page.waitForURL(/session=/)
  await page.goBack()
  await left
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toHaveCount(0)
})

test('A quiz finished without a connection waits on the device, and is sent when a page is opened, but counted once', async ({
  page,
}) => {
  const learner = await signUp(page)
  await page.goto('/?start=standard')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  // The foot of the page says so only where nothing else does.
  await expect(page.getByText(WAITING)).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(WAITING)).toBeVisible()
  await logOut(page)
  const dialog = page.getByRole('dialog', { name: 'Log out now?' })
  await expect(dialog).toContainText('Some of what you did here hasn’t been sent yet.')
  await page.keyboard.press('Escape')

  let cut = 0
  await page.unroute('**/api/quiz-results')
  await page.route('**/api/quiz-results', async (route) => {
    if (cut > 0) return route.continue()
    cut += 1
    // The server saves the result, and its reply is lost.
    await route.fetch()
    await route.abort()
  })
  await page.goto('/')
  await expect.poll(() => countUnsent(page), { timeout: 20_000 }).toBe(0)
  expect(cut).toBe(1)
  expect(await savedResults(page, learner)).toHaveLength(1)
  const progress = await (await page.request.get(`/api/users/${learner.id}/progress`)).json()
  for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
})

test.describe('A result that the server will never accept', () => {
  test.use({ expectedComplaint: /status of 422|The server will not take/ })

  test('is kept, and offered as a download on the dashboard', async ({ page }) => {
    const refusal = { code: 'result-contradicts-itself', message: 'No.', requestId: 'r' }
    await signUp(page)
    await page.goto('/?start=standard')
    await page.route('**/api/quiz-results', (route) => {
      const { id } = route.request().postDataJSON()
      return route.fulfill({ status: 422, headers: { 'idempotency-key': id }, json: refusal })
    })
    await takeByKeys(page, 12)
    const refused = 'The server didn’t accept this. It’s kept on this device.'
    await expect(page.getByText(refused)).toBeVisible()
    await page.reload()
    await expect(page.getByText(refused)).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByText('The server didn’t accept one thing you did.')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const [entry] = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(entry).toMatchObject({
      refused: `422: ${JSON.stringify(refusal)}`,
      call: { kind: 'quiz-result', body: { mode: 'standard' } },
    })
    expect(entry.call.body.userAnswers).toHaveLength(12)
  })
})

test('A logout that did not reach the server is sent before anything else', async ({ page }) => {
  await signUp(page)
  await page.goto('/learn')
  await page.route('**/api/logout', (route) => route.abort())
  await logOut(page)
  // On the device, signing out is immediate all the same.
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
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
