import { connect, createServer, type Socket } from 'node:net'
import { itemAt } from '@think-twice/core/required'

import pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { portOf, testSize } from './environment.ts'
import {
  acknowledgedBy,
  after,
  expectExactly,
  finishDuringFaults,
  replayedBy,
  storedOf,
} from './finish-during-faults.ts'
import { createPostgresNode, type PostgresNode } from './postgres-node.ts'
import { startServer } from './server-process.ts'

/** Milliseconds of load before the first database is gone, and after the other has taken over. */
const BEFORE = testSize(8000, 1500)
const AFTERWARDS = testSize(4000, 1000)
const BEHIND = 500

/** A database and a standby of it, both running. */
async function startPair(synchronous: boolean): Promise<{ primary: PostgresNode; standby: PostgresNode }> {
  const primary = await createPostgresNode()
  const standby = await primary.copy(
    'hot_standby = on',
    `primary_conninfo = 'host=localhost port=${primary.port} user=postgres application_name=standby'`,
  )
  if (synchronous) primary.configure("synchronous_standby_names = 'standby'")
  await primary.start()
  await standby.start()
  await expect(openPostgres(standby.url)).rejects.toThrow(/: it is a standby, which can only be read/)
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  const state = async () => (await client.query('select sync_state from pg_stat_replication')).rows[0]?.sync_state
  await expect.poll(state, { timeout: 20_000 }).toBe(synchronous ? 'sync' : 'async')
  await client.end()
  return { primary, standby }
}

/** Learners finish quizzes while the database dies, its standby is promoted, and the address is turned to it. */
async function failOver(synchronous: boolean) {
  const { primary, standby } = await startPair(synchronous)
  const way = await startSwitch(primary.port)
  const server = await startServer({ DATABASE_URL: `postgres://postgres@localhost:${way.port}/postgres` })
  const learners = await finishDuringFaults(
    () => server.address,
    async () => {
      await after(BEFORE)
      if (!synchronous) {
        // The standby falls behind for a moment, as an asynchronous one may.
        await standby.stop('SIGINT')
        await after(BEHIND)
      }
      await primary.stop('SIGQUIT')
      if (!synchronous) await standby.start()
      standby.promote()
      way.turnTo(standby.port)
      await after(AFTERWARDS)
    },
  )
  const stored = []
  for (const learner of learners) stored.push(await storedOf(server.address, learner))
  expect(server.child.exitCode).toBe(null)
  expect(await server.stop('SIGTERM')).toBe(0)
  way.close()
  await primary.remove()
  await standby.remove()
  return { learners, stored }
}

test('nothing is lost when a synchronous standby takes over, and the server continues without a restart', async () => {
  const { learners, stored } = await failOver(true)
  for (const [number, learner] of learners.entries()) expectExactly(itemAt(stored, number), learner)
  console.warn(`${acknowledgedBy(learners)} acknowledged, ${replayedBy(learners)} saved before their answer was lost`)
})

test('control: an asynchronous standby that lagged behind has lost acknowledged data', async () => {
  const { learners, stored } = await failOver(false)
  const lost = learners.flatMap(({ acknowledged }, number) =>
    acknowledged.filter(({ id }) => !itemAt(stored, number).results.includes(id)),
  )
  console.warn(`${acknowledgedBy(learners)} acknowledged, ${lost.length} lost`)
  expect(lost.length).toBeGreaterThan(0)
})

/** Stands in front of a database: passes every connection on, and can be turned to another database. */
async function startSwitch(target: number) {
  let port = target
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(port, 'localhost')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((settle) => server.listen(0, 'localhost', settle))
  return {
    port: portOf(server),
    /** Ends open connections and sends new ones elsewhere. */
    turnTo(next: number) {
      port = next
      for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
