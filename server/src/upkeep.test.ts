import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../test/app.fixture.ts'
import { openDatabaseRows } from '../test/database-rows.ts'
import { startUpkeep } from './upkeep.ts'

const { log } = Fastify()

let server: TestApp
let stop: () => void
beforeEach(async () => {
  // The hours are skipped, not waited for; everything else runs in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestApp('SQLite')
  stop = () => {}
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await server.stop()
})

const signInsOf = (userId: number) =>
  server.services.storage.read(({ signIns }) => signIns.list(userId, 0)).then(({ length }) => length)
const newestResult = async () => {
  const { storage } = server.services
  const { summaries } = await storage.read(({ resultPages }) => resultPages.summaries(DEMO_USER_ID, {}, 1))
  return summaries[0]?.timestamp
}

test('the sample learner exists after the first run, and never falls a day behind', async () => {
  stop = await startUpkeep(server.services, log)
  expect(await newestResult()).toBeGreaterThan(NOON - HOUR)
  server.clock.time = NOON + 2 * DAY
  vi.advanceTimersByTime(HOUR)
  await expect.poll(newestResult, { timeout: 10_000 }).toBeGreaterThan(NOON + 2 * DAY - HOUR)
})

test('sessions are removed a week after they end, judged by both the clock and the latest use', async () => {
  const { id } = await server.person()
  const active = await server.person()
  const end = NOON + 30 * DAY
  server.clock.time = end + 7 * DAY + 1
  stop = await startUpkeep(server.services, log)
  // There has been no sign-in since, so the clock may be wrong.
  expect(await signInsOf(id)).toBe(1)
  stop()
  await server.services.storage.transaction(({ signIns }) => signIns.removeAll(active.id))
  await server.person()
  stop = await startUpkeep(server.services, log)
  expect(await signInsOf(id)).toBe(0)
})

test('counts of attempts are removed as soon as they are over', async () => {
  const { storage } = server.services
  const end = Date.now() + HOUR
  await storage.limiter({ name: 'tries', seconds: HOUR / 1000, secret: 'known here' }).count('192.0.2.1')
  const { rows, close } = await openDatabaseRows(server.settings)
  for (const [time, left] of [
    [end - 1000, 1],
    [end + 1000, 0],
  ] as const) {
    server.clock.time = time
    stop = await startUpkeep(server.services, log)
    stop()
    expect(await rows('rateLimit')).toHaveLength(left)
  }
  await close()
})

test('upkeep that fails is tried again an hour later', async () => {
  const { storage } = server.services
  let failures = 1
  const services = {
    ...server.services,
    storage: {
      ...storage,
      // Returns the result of `work`; a type for that would need a generic function.
      transaction: ((work) => {
        if (failures-- > 0) return Promise.reject(new Error('database is locked'))
        return storage.transaction(work)
      }) as typeof storage.transaction,
    },
  }
  stop = await startUpkeep(services, log)
  expect(await newestResult()).toBe(undefined)
  vi.advanceTimersByTime(HOUR)
  await expect.poll(newestResult, { timeout: 10_000 }).toBeGreaterThan(NOON - HOUR)
})

test('upkeep does not run any more once it is stopped', async () => {
  const run = await startUpkeep(server.services, log)
  run()
  expect(vi.getTimerCount()).toBe(0)
})
