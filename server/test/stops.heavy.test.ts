import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { acknowledgedBy, after, expectExactly, finishDuringFaults, storedOf } from './finish-during-faults.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const STOPS = testSize(20, 2)
const ROLLING = testSize(10, 2)

test(`asked to stop ${STOPS} times under load, a server exits with 0, and nothing acknowledged is missing`, async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  let server = await startServer({ DATA_DIR: settings.dataDir })
  const codes: (number | null)[] = []
  const learners = await finishDuringFaults(
    () => server.address,
    async () => {
      for (let stop = 0; stop < STOPS; stop++) {
        const next = await startServer({ DATA_DIR: settings.dataDir })
        await after((stop * 53) % 200)
        const leaving = server
        // Requests reach the leaving server until it stops listening.
        const left = leaving.stop('SIGTERM')
        await after(5)
        server = next
        codes.push(await left)
      }
    },
  )
  expect(codes).toEqual(Array(STOPS).fill(0))
  for (const learner of learners) {
    expectExactly(await storedOf(server.address, learner), learner)
    // A stopping server finishes what it has accepted: only quizzes whose reply was dropped had to be sent again.
    expect(learner.replayed).toBeLessThanOrEqual(Math.ceil(learner.acknowledged.length / 20))
  }
  console.warn(`${STOPS} stops, ${acknowledgedBy(learners)} acknowledged`)
  expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})

test('control: a server that is killed instead does not exit with 0', async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  const server = await startServer({ DATA_DIR: settings.dataDir })
  expect(await server.stop('SIGKILL')).toBe(null)
  await remove()
})

test(`while two servers are replaced in turn ${ROLLING} times, a client that retries sees no error`, async () => {
  const { settings, remove } = await createTestDatabase('PostgreSQL')
  const start = () => startServer({ DATABASE_URL: settings.databaseUrl! })
  const servers: ServerProcess[] = [await start(), await start()]
  let turn = 0
  const learners = await finishDuringFaults(
    () => itemAt(servers, turn++ % servers.length).address,
    async () => {
      for (let round = 0; round < ROLLING; round++) {
        const place = round % servers.length
        const leaving = itemAt(servers, place)
        servers[place] = await start()
        expect(await leaving.stop('SIGTERM')).toBe(0)
      }
    },
  )
  for (const learner of learners) expectExactly(await storedOf(itemAt(servers, 0).address, learner), learner)
  for (const server of servers) expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})
