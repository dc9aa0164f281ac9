import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { NO_ANSWER, WAITING } from '../steps/outbox.ts'
import { openCard, takeByKeys } from '../steps/take-a-quiz.ts'

const REFUSAL = { code: 'result-contradicts-itself', message: 'No.', requestId: 'r' }

test.use({ expectedComplaint: NO_ANSWER })

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
      // A page that opens sends what is waiting at once.
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
      refused: `422: ${JSON.stringify(REFUSAL)}`,
      call: { kind: 'quiz-result', body: { mode: 'standard' } },
    })
    expect(entry.call.body.userAnswers).toHaveLength(12)
  })
})
