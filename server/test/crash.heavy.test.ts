import { join } from 'node:path'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { testSize } from './environment.ts'
import {
  acknowledgedBy,
  after,
  expectExactly,
  finishDuringFaults,
  replayedBy,
  storedOf,
} from './finish-during-faults.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const KILLS = testSize(200, 5)
/** Without keys, a few kills are enough to show what keys are for. */
const CONTROL_KILLS = testSize(3, 1)

/**
 * Eight people finish quizzes while the server is killed again and again. The case that matters is a kill between the
 * commit and the reply.
 */
async function finishWhileKilled(kills: number, hasKey: boolean) {
  const { settings, remove } = await createTestDatabase('SQLite')
  let server: ServerProcess = await startServer({ DATA_DIR: settings.dataDir })
  const kill = async () => {
    for (let count = 0; count < kills; count++) {
      // The next server is ready before this one is killed, so quizzes keep coming.
      const next = await startServer({ DATA_DIR: settings.dataDir })
      await after((count * 97) % 250)
      const killed = server.stop('SIGKILL')
      server = next
      await killed
    }
  }
  const learners = await finishDuringFaults(() => server.address, kill, { hasKey })
  const stored = await Promise.all(learners.map((learner) => storedOf(server.address, learner)))
  expect(await server.stop('SIGTERM')).toBe(0)
  const database = new Database(join(settings.dataDir, 'think-twice.db'), { readonly: true })
  const integrity = database.pragma('integrity_check', { simple: true })
  database.close()
  await remove()
  return { learners, stored, integrity }
}

test(`killed ${KILLS} times under load, the server loses nothing it acknowledged and counts nothing twice`, async () => {
  const { learners, stored, integrity } = await finishWhileKilled(KILLS, true)
  expect(integrity).toBe('ok')
  for (const [number, learner] of learners.entries()) expectExactly(itemAt(stored, number), learner)
  const [total, replayed] = [acknowledgedBy(learners), replayedBy(learners)]
  console.warn(`${KILLS} kills, ${total} acknowledged, ${replayed} of them saved before their answer was lost`)
  expect(total).toBeGreaterThan(testSize(10_000, KILLS))
  expect(replayed).toBeGreaterThan(0)
})

test('control: without a key the same retries count quizzes twice', async () => {
  const { learners, stored } = await finishWhileKilled(CONTROL_KILLS, false)
  const kept = stored.reduce((sum, { results }) => sum + results.length, 0)
  expect(kept).toBeGreaterThan(acknowledgedBy(learners))
})
