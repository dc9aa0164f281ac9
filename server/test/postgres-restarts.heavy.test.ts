import { itemAt } from '@think-twice/core/required'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSize } from './environment.ts'
import {
  acknowledgedBy,
  after,
  expectExactly,
  finishDuringFaults,
  replayedBy,
  storedOf,
} from './finish-during-faults.ts'
import { createPostgresNode, type PostgresNode } from './postgres-node.ts'
import { type ServerProcess, send, startServer } from './server-process.ts'

const RESTARTS = testSize(100, 3)
const CONTROL_RESTARTS = testSize(3, 1)
const PROCESSES = 2

let node: PostgresNode
let servers: ServerProcess[]
beforeAll(async () => {
  node = await createPostgresNode()
  await node.start()
  servers = []
  for (let number = 0; number < PROCESSES; number++) servers.push(await startServer({ DATABASE_URL: node.url }))
})
afterAll(async () => {
  for (const server of servers) expect(await server.stop('SIGTERM')).toBe(0)
  await node.remove()
})

let turn = 0
const address = () => itemAt(servers, turn++ % PROCESSES).address

/** Restarts the database abruptly, ending sessions by force in between; returns the slowest first reply, in ms. */
async function disturb(restarts: number): Promise<number> {
  let slowest = 0
  for (let restart = 0; restart < restarts; restart++) {
    await after(300 + ((restart * 97) % 400))
    await endSessions()
    await after((restart * 61) % 150)
    await node.stop('SIGQUIT')
    await node.start()
    const ready = performance.now()
    while ((await healthOf(itemAt(servers, restart % PROCESSES))) !== 200) await after(10)
    slowest = Math.max(slowest, performance.now() - ready)
  }
  return slowest
}

/** Ends every session of the servers, in the middle of whatever they do. */
async function endSessions(): Promise<void> {
  const client = new pg.Client({ connectionString: node.url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
  )
  await client.end()
}

async function healthOf(server: ServerProcess): Promise<number> {
  return (await send('GET', `${server.address}/api/health`)).status
}

test(`while PostgreSQL restarts ${RESTARTS} times nothing is lost or counted twice, and no server exits`, async () => {
  let slowest = 0
  const learners = await finishDuringFaults(address, async () => {
    slowest = await disturb(RESTARTS)
  })
  for (const server of servers) expect(server.child.exitCode).toBe(null)
  for (const learner of learners) expectExactly(await storedOf(address(), learner), learner)
  const [total, replayed] = [acknowledgedBy(learners), replayedBy(learners)]
  console.warn(
    `${RESTARTS} restarts, ${total} acknowledged, ${replayed} saved before their answer was lost, healthy again within ${Math.round(slowest)} ms`,
  )
  expect(total).toBeGreaterThan(RESTARTS)
})

test('control: without a key the same retries count quizzes twice', async () => {
  const learners = await finishDuringFaults(address, async () => void (await disturb(CONTROL_RESTARTS)), {
    hasKey: false,
  })
  const stored = await Promise.all(learners.map((learner) => storedOf(address(), learner)))
  const kept = stored.reduce((sum, { results }) => sum + results.length, 0)
  expect(kept).toBeGreaterThan(acknowledgedBy(learners))
})
