import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from '@think-twice/contract/accounts'
import { errorReply } from '@think-twice/contract/errors'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { freePort } from './environment.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const SECRET = 'canary-of-a-password'
const NAME_IN_THE_WRONG_BOX = 'canary.of.a.name'
const TOKEN = `7.${'canary'.padEnd(43, 'x')}`

/** Passwords that were typed and tokens of sessions must not end up anywhere that others read. */
test('no log, error, metric, or database contains a password or token, and every refusal is logged', async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  const metrics = await freePort()
  const server = await startServer({
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: 'trace',
    METRICS_PORT: String(metrics),
    RATE_LIMITS: 'on',
  })
  let log = ''
  for (const stream of [server.child.stdout, server.child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk
    })
  }
  const ada = await registerAt(server.address, 'ada')
  const replies: Awaited<ReturnType<typeof send>>[] = []
  const call = async (method: string, path: string, body?: unknown, cookie = '') => {
    const reply = await send(method, server.address + path, { body, cookie })
    replies.push(reply)
    return reply
  }

  const own = await call('POST', '/api/users', { username: 'owner', password: SECRET })
  const { id } = bodyOf(register, own)
  const cookie = itemAt(String(own.headers['set-cookie']).split(';'), 0)
  const token = itemAt(cookie.split('='), 1)
  await call('POST', '/api/login', { username: 'owner', password: `${SECRET}!` })
  // The password where the name belongs, and the other way around.
  await call('POST', '/api/login', { username: SECRET, password: NAME_IN_THE_WRONG_BOX })
  await call('POST', '/api/login', { username: [SECRET], password: SECRET, also: SECRET })
  await call('POST', `/api/users/${id}/password`, { currentPassword: `${SECRET}?`, newPassword: SECRET }, cookie)
  await call('POST', '/api/recover', { username: 'owner', code: SECRET, newPassword: SECRET })
  await call('GET', `/api/users/${ada.id}/progress`, undefined, cookie)
  await call('GET', '/api/session', undefined, `sid=${TOKEN}`)
  await call('POST', '/api/quiz-results', { mode: SECRET }, cookie)
  for (let guess = 0; guess < 12; guess++) await call('POST', '/api/login', { username: 'ada', password: SECRET })
  const said = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  expect(await server.stop('SIGTERM')).toBe(0)

  const errors = replies.filter(({ status }) => status >= 400)
  expect(new Set(errors.map(({ status }) => status))).toEqual(new Set([400, 401, 403, 429]))
  const database = readdirSync(settings.dataDir)
    .map((name) => readFileSync(join(settings.dataDir, name), 'latin1'))
    .join('')
  const places = { log, metrics: said, errors: JSON.stringify(errors.map(({ body }) => body)), database }
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100)
    for (const canary of [SECRET, NAME_IN_THE_WRONG_BOX, TOKEN, token, itemAt(token.split('.'), 1)])
      expect(text.includes(canary), `${canary} in ${place}`).toBe(false)
  }
  for (const { body, status } of errors) {
    const { requestId } = errorReply.parse(body)
    const lines = log.split('\n').filter((line) => line.includes(requestId))
    expect(lines.some((line) => line.includes(`"status":${status}`))).toBe(true)
  }
  // Control: text that may be there is found.
  expect(places.database).toContain('owner')
  expect(places.log).toContain('/api/login')
  await remove()
})
