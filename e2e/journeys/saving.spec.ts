import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { countUnsent } from '../steps/offline.ts'
import { emptyOutbox, NO_ANSWER, WAITING } from '../steps/outbox.ts'
import { openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

test.use({ expectedComplaint: NO_ANSWER })

test('A finished quiz is saved in one call, and a first achievement is announced afterward', async ({ page }) => {
  const { id } = await signUp(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })

  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(writes).toEqual(['POST /api/quiz-results'])
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toContainText('First Steps')
  const saved = await (await page.request.get(`/api/quiz-results/user/${id}`)).json()
  expect(saved).toHaveLength(1)
})

test('A quiz finished without a connection waits on the device, even over a reload, and is sent once', async ({
  page,
}) => {
  const { id } = await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  // Said once: the foot of the page says so only where nothing else does.
  await expect(page.getByText(WAITING)).toHaveCount(1)

  await page.reload()
  await expect(page.getByText(WAITING)).toBeVisible()
  await page.unroute('**/api/quiz-results')
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()).toHaveLength(1)
})

test('A quiz that waits is sent without a touch when a page is opened', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()

  await page.unroute('**/api/quiz-results')
  await page.goto('/')
  await expect.poll(() => countUnsent(page), { timeout: 20_000 }).toBe(0)
})

test('A quiz is not counted twice when the reply was lost after the server had saved it', async ({ page }) => {
  const { id } = await signUp(page)
  await openCard(page, 'Standard Quiz')
  let cut = 0
  await page.route('**/api/quiz-results', async (route) => {
    if (cut > 0) return route.continue()
    cut += 1
    await route.fetch()
    await route.abort()
  })
  await takeByKeys(page, 12)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(cut).toBe(1)
  expect(await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()).toHaveLength(1)
  const progress = await (await page.request.get(`/api/users/${id}/progress`)).json()
  for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
})

test('A saved result says so after a reload, and is not shown anymore after logging out', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // Once a page, the server is asked whether it still has everything; logged out first, it would refuse to say.
  const asked = page.waitForResponse('**/missing')
  await page.reload()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await asked
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  const left = page.waitForURL(/session=/)
  await page.goBack()
  await left
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toHaveCount(0)
})

test('A result that never reached the outbox is saved by the next page', async ({ page }) => {
  const { id } = await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  await emptyOutbox(page)
  await page.unroute('**/api/quiz-results')

  await page.reload()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()).toHaveLength(1)
})

test('A call that is never answered is given up and tried again', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  let hung = 0
  await page.route('**/api/quiz-results', (route) => {
    hung += 1
    return hung > 1 ? route.continue() : undefined
  })
  await takeByKeys(page, 12)
  // A send is given twenty seconds.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 })
  expect(hung).toBe(2)
})
