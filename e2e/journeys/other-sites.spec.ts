import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'

/** Somebody else's page, on another port (the same site to a browser) and under another name (another site). */
let attacker: Server
let port: number
test.beforeEach(async () => {
  attacker = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Win</title>'),
  )
  await new Promise<void>((settle) => attacker.listen(0, () => settle()))
  const address = attacker.address()
  port = typeof address === 'object' && address ? address.port : 0
})
test.afterEach(() => {
  attacker.close()
  attacker.closeAllConnections()
})

/** The attempts of the page, as far as the browser lets it. */
async function attack(page: Page, target: string, id: number): Promise<void> {
  await page.evaluate(
    async ({ target, id }) => {
      const favorite = JSON.stringify({ itemId: 'straw-man', itemType: 'fallacy' })
      const account = JSON.stringify({ username: 'attacker.chose', password: 'attacker chose' })
      const tries: [string, RequestInit][] = [
        [`/api/users/${id}/favorites`, { method: 'POST', body: favorite }],
        [`/api/users/${id}/favorites`, { method: 'POST', body: favorite, mode: 'no-cors' }],
        [
          `/api/users/${id}/favorites`,
          { method: 'POST', body: favorite, headers: { 'content-type': 'application/json' } },
        ],
        ['/api/logout', { method: 'POST', mode: 'no-cors' }],
        ['/api/login', { method: 'POST', body: account, mode: 'no-cors' }],
        ['/api/users', { method: 'POST', body: account, mode: 'no-cors' }],
        [`/api/users/${id}/sessions`, { method: 'DELETE' }],
      ]
      for (const [path, how] of tries) {
        await fetch(target + path, { credentials: 'include', ...how }).catch(() => null)
      }
      const image = new Image()
      image.src = `${target}/api/logout`
      await image.decode().catch(() => null)
    },
    { target, id },
  )
  // Sending a form leaves the page for the reply.
  const replied = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/api/'))
  await page.evaluate((action) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'text/plain'
    form.action = action
    const field = document.createElement('input')
    field.name = '{"itemId":"straw-man","itemType":"fallacy","x":"'
    field.value = '"}'
    form.append(field)
    document.body.append(form)
    form.submit()
  }, `${target}/api/users/${id}/favorites`)
  expect([401, 403, 415]).toContain((await replied).status())
}

for (const [kind, host] of [
  ['another port', 'localhost'],
  ['another site', '127.0.0.1'],
] as const) {
  test.describe(`A page on ${kind}`, () => {
    test.use({ expectedComplaint: /./ })

    test('changes nothing for a learner who is signed in, and signs nobody in or out', async ({ page, baseURL }) => {
      const { id } = await signUp(page)
      const cookies = await page.context().cookies(baseURL)
      await page.goto(`http://${host}:${port}/`)
      await attack(page, baseURL!, id)

      expect(await page.context().cookies(baseURL)).toEqual(cookies)
      const session = await page.request.get('/api/session')
      expect(await session.json()).toMatchObject({ id })
      expect(await (await page.request.get(`/api/users/${id}/favorites`)).json()).toEqual([])
      expect((await page.request.get('/api/users/username/attacker.chose')).status()).toBe(404)
    })
  })
}

test('control: our own page may do what other sites may not', async ({ page }) => {
  const { id } = await signUp(page)
  await page.goto('/')
  const status = await page.evaluate(async (path) => {
    const body = JSON.stringify({ itemId: 'straw-man', itemType: 'fallacy' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(path, { method: 'POST', body, headers })).status
  }, `/api/users/${id}/favorites`)
  expect(status).toBe(201)
})
