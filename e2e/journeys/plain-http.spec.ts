import { expect, test } from '../journey-test.ts'
import { fillLogin, loginDialog, PASSWORD } from '../steps/account.ts'
import { playRound } from '../steps/play-a-round.ts'
import { takeByKeys } from '../steps/take-a-quiz.ts'

test('Over plain http, as on a school’s network, everything works that needs no service worker', async ({
  server,
  playwright,
  launchOptions,
}) => {
  test.setTimeout(120_000)
  // The name of another machine, which browsers do not trust as they trust localhost.
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP school.test 127.0.0.1']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext({ baseURL: `http://school.test:${server.port}`, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  const learner = await context.request.post(`${server.address}/api/users`, {
    data: { username: 'ada', password: PASSWORD },
  })
  expect(learner.status()).toBe(201)
  await page.goto('/')
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  await page.goto('/learn')
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Login' }).click()
  await fillLogin(page, { username: 'ada', password: PASSWORD })
  await expect(loginDialog(page)).toBeHidden()

  await page.goto('/?start=standard')
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/?round=start')
  await playRound(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/learn')
  const ended = page.waitForResponse('**/api/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await ended).status()).toBe(204)
  // Browsers complain that these headers count only over https.
  const own = complaints.filter((each) => !/Cross-Origin-Opener-Policy|Clear-Site-Data/.test(each))
  expect(own).toEqual([])
  expect(await page.evaluate(async () => (await fetch('/api/session')).status)).toBe(401)
  await browser.close()
})
