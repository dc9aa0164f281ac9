import { expect, test } from '../journey-test.ts'
import { fillLogin, signUp } from '../steps/account.ts'
import { countUnsent } from '../steps/outbox.ts'
import { playRound } from '../steps/play-a-round.ts'
import { takeByKeys } from '../steps/take-a-quiz.ts'

test.setTimeout(120_000)
test.use({ expectedComplaint: /net::ERR_|status of 401|The server has lost 9 of what/ })

test('A result missing from a restored backup is sent again by the device that had saved it', async ({
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address })
  const page = await context.newPage()
  const learner = await signUp(page)
  await page.goto('/?start=standard')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  server.backUp('monday.db')

  await page.goto('/?start=mini-bias-assessment')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/?round=start')
  await playRound(page)
  await expect.poll(() => countUnsent(page)).toBe(0)
  const read = async (what: string) => (await page.request.get(`/api/users/${learner.id}/${what}`)).json()
  const before = { progress: await read('progress'), streak: await read('streak') }

  await server.stop()
  server.restore('monday.db')
  await server.start()
  // A restore ends every sign-in, so the device is asked to sign in again.
  await page.goto('/learn')
  await fillLogin(page, learner)
  await expect.poll(async () => (await read('export')).results?.length).toBe(2)
  await expect.poll(async () => (await read('export')).answers.length).toBe(8)
  await expect.poll(() => countUnsent(page)).toBe(0)
  expect({ progress: await read('progress'), streak: await read('streak') }).toEqual(before)

  // Results that are there already are not sent again.
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await page.goto('/learn')
  await expect.poll(() => sent).toEqual([`/api/users/${learner.id}/missing`])
  await context.close()
})
