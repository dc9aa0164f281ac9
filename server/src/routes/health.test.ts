import { afterEach, expect, test } from 'vitest'
import { outcomeOf, startTestApp } from '../../test/app.fixture.ts'
import type { Services } from '../services.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function health(changed: (services: Services) => Partial<Services> = () => ({})) {
  const server = await startTestApp('SQLite', { changed })
  cleanUps.push(server.stop)
  return server.nobody.get('/api/health')
}

test('health is ok while the database responds', async () => {
  const reply = await health()
  expect([reply.status, reply.body]).toEqual([200, { status: 'ok' }])
})

test('health is 503 when the database does not respond, without saying why', async () => {
  const ping = () => Promise.reject(new Error('password authentication failed for ada'))
  const reply = await health(({ storage }) => ({ storage: { ...storage, ping } }))
  expect(outcomeOf(reply)).toBe('unavailable')
  expect(reply.headers['retry-after']).toBe('5')
  expect(JSON.stringify(reply.body)).not.toMatch(/authentication|for ada/)
})

test('health is 503 once the server has been asked to stop', async () => {
  expect(outcomeOf(await health(() => ({ isStopping: () => true })))).toBe('unavailable')
})
