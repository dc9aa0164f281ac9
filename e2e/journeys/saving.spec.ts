import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { newUsername, signUp } from '../steps/account.ts'
import { waitingEntries } from '../steps/outbox.ts'
import { openCard, takeByKeys, toast } from '../steps/take-a-quiz.ts'

/** The browser's own line and ours for a server that does not answer. */
const EXPECTED =
  /Failed to load resource: (net::|the server responded with a status of (?:403|503))|could not be (?:sent|ended)|has not arrived/
/** How the page complains of a part of its code. */
const LATE_CODE = 'A part of the page has not arrived yet.'

test.use({ expectedComplaint: EXPECTED })

const REFUSAL = { code: 'result-contradicts-itself', message: 'No.', requestId: 'r' }

const WAITING = 'Saved on this device. It will be sent when the connection is back.'

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
  // Said once: at the foot only where nothing else on the page says so.
  await expect(page.getByText(WAITING)).toHaveCount(1)

  await page.reload()
  await expect(page.getByText(WAITING)).toBeVisible()
  await page.unroute('**/api/quiz-results')
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()).toHaveLength(1)
})

test('A quiz that waits is sent without a touch, also where the code that sends it arrives late', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  await page.route('**/api/quiz-results', (route) => route.abort())
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()

  await page.unroute('**/api/quiz-results')
  await page.route('**/assets/overlays-*.js', (route) => route.abort())
  let failed = 0
  page.on('console', (message) => message.text().startsWith(LATE_CODE) && failed++)
  await page.goto('/')
  // At once and when the page is idle it is asked for anyway.
  await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
  await page.unroute('**/assets/overlays-*.js')
  await expect.poll(() => waitingEntries(page), { timeout: 20_000 }).toBe(0)
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

test('A saved result says so after a reload, and also to its learner after logging out', async ({ page }) => {
  await signUp(page)
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('This result is not saved yet')).toHaveCount(0)
})

test.describe('The server, asked whether it has a result', () => {
  // The server's no, in the browser's own words.
  test.use({ expectedComplaint: /status of 404|net::|could not be sent/ })

  test('says no if the result never reached the outbox, and then it is saved', async ({ page }) => {
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
})

test.describe('A reply from something between browser and server', () => {
  test.use({ expectedComplaint: /status of 4\d\d|could not be sent/ })

  test('neither saves a result nor sets it aside, be it a portal’s 200, an empty 204, or a proxy’s 403 or 413', async ({
    page,
  }) => {
    const { id } = await signUp(page)
    const saved = async () => (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()
    const replies = [
      { status: 200, body: '{"welcome":"Accept our terms"}' },
      { status: 204, body: '' },
      { status: 403, body: '<h1>Forbidden</h1>' },
      { status: 413, body: '<h1>Too large</h1>' },
    ]
    let reply = replies[0]!
    await openCard(page, 'Standard Quiz')
    await page.route('**/api/quiz-results', (route) => route.fulfill(reply))
    await takeByKeys(page, 12)
    await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
    expect(await saved()).toEqual([])
    for (reply of replies.slice(1)) {
      // A page that is opened sends at once what waits.
      const sent = page.waitForResponse('**/api/quiz-results')
      await page.reload()
      expect((await sent).status()).toBe(reply.status)
      await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
      expect(await saved()).toEqual([])
    }

    await page.unroute('**/api/quiz-results')
    await page.reload()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await saved()).toHaveLength(1)
  })
})

test('A result that is never accepted does not hold up any other', async ({ page }) => {
  const { id } = await signUp(page)
  let stuck: string | undefined
  await page.route('**/api/quiz-results', (route) => {
    stuck ??= route.request().postDataJSON().id
    return route.request().postDataJSON().id === stuck ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
  })
  for (const expected of [WAITING, 'Saved']) {
    await openCard(page, 'Standard Quiz')
    await takeByKeys(page, 12)
    await expect(page.getByRole('main').getByText(expected, { exact: true })).toBeVisible()
    await page.goto('/')
  }
  expect(await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()).toHaveLength(1)
})

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

    await context.clearCookies()
    await context.addCookies(owner)
    await page.reload()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
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
  // Twenty seconds are given to a send.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 })
  expect(hung).toBe(2)
})

test('A logout that did not reach the server is sent before anything else', async ({ page }) => {
  await signUp(page)
  await page.goto('/learn')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  // On the device it is immediate all the same.
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

test.describe('A result that the server will never accept', () => {
  test.use({ expectedComplaint: /status of 422|The server will not take/ })

  test('is kept, and offered as a download on the dashboard', async ({ page }) => {
    await signUp(page)
    await openCard(page, 'Standard Quiz')
    await page.route('**/api/quiz-results', (route) => {
      const { id } = route.request().postDataJSON()
      return route.fulfill({ status: 422, headers: { 'idempotency-key': id }, json: REFUSAL })
    })
    await takeByKeys(page, 12)
    const refused = 'The server did not accept this result. It is kept on this device.'
    await expect(page.getByText(refused)).toBeVisible()
    await page.reload()
    await expect(page.getByText(refused)).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByText('One thing you did was not accepted by the server')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const [entry] = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(entry).toMatchObject({
      refused: `422: ${JSON.stringify(REFUSAL)}`,
      call: { kind: 'quiz-result', body: { mode: 'standard' } },
    })
    expect(entry.call.body.userAnswers).toHaveLength(12)
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
  await expect(dialog).toContainText('One result has not been sent yet.')
  await dialog.getByRole('button', { name: 'Log out' }).click()

  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Login' }),
  ).toBeVisible()
})

test('The second Standard Quiz of a new account repeats no scenario of the first, even on another device', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page)
  const scenarios = async (on: typeof page) => {
    const asked: string[] = []
    await openCard(on, 'Standard Quiz')
    await takeByKeys(on, 12, ({ scenario }) => {
      asked.push(scenario)
      return 0
    })
    await expect(on.getByText('Saved', { exact: true })).toBeVisible()
    return asked
  }
  const first = await scenarios(page)

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.request.post('/api/login', { data: { username: learner.username, password: learner.password } })
  await other.goto('/')
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), {
    id: learner.id,
    name: 'Ada',
    username: learner.username,
    createdAt: 0,
  })
  const second = await scenarios(other)
  await device.close()

  expect(new Set([...first, ...second]).size).toBe(24)
})

/** As if the page had ended before what was finished came there. */
async function emptyOutbox(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settle, fail) => {
        const opening = indexedDB.open('think-twice')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite')
          transaction.objectStore('entries').clear()
          transaction.oncomplete = () => {
            opening.result.close()
            settle()
          }
        }
      }),
  )
}
