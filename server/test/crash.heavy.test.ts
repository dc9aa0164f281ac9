import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { dayOf } from '@think-twice/core/activity/days'
import { masteryLevelOf, masteryOfDays, roundedMastery } from '@think-twice/core/learning/mastery'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { finishedQuiz } from './quiz.fixture.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const KILLS = 40
/** Without keys, a few kills are enough to show what keys are for. */
const CONTROL_KILLS = 3
const CLIENTS = 8
/** One reply in this many is dropped on purpose, in addition to those that kills lose. */
const LOST_ANSWERS = 20

type Client = {
  id: number
  cookie: string
  acknowledged: { id: string; timestamp: number; wrong: number }[]
  replayed: number
}

/**
 * Eight people finish quizzes and resend each until it is acknowledged, while the server is killed again and again. A
 * kill between the commit and the reply is the case that matters.
 */
async function finishUnderFire(kills: number, hasKey: boolean) {
  const { settings, remove } = await createTestDatabase('SQLite')
  let server: ServerProcess = await startServer({ DATA_DIR: settings.dataDir })
  const clients: Client[] = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => ({
      ...(await registerAt(server.address, `client${number}`)),
      acknowledged: [],
      replayed: 0,
    })),
  )

  let isOver = false
  const finishQuizzes = async (client: Client) => {
    while (!isOver) {
      const id = randomUUID()
      const wrong = client.acknowledged.length % 5
      const timestamp = Date.now()
      const given = { ...(hasKey && { id }), timestamp, recordActivity: true }
      const body = finishedQuiz('standard', wrong, given)
      const isAnswerLost = client.acknowledged.length % LOST_ANSWERS === 0
      const status = await sendUntilAcknowledged(() => server.address, client.cookie, body, isAnswerLost)
      client.acknowledged.push({ id, timestamp, wrong })
      if (status === 200) client.replayed += 1
    }
  }
  const working = clients.map(finishQuizzes)
  for (let kill = 0; kill < kills; kill++) {
    // The next server is ready before this one is killed, so quizzes keep coming.
    const next = await startServer({ DATA_DIR: settings.dataDir })
    await after((kill * 97) % 250)
    const killed = server.stop('SIGKILL')
    server = next
    await killed
  }
  isOver = true
  await Promise.all(working)

  const stored = await Promise.all(
    clients.map(async ({ id, cookie }) => ({
      results: await read<{ id: string }[]>(server, `/api/quiz-results/user/${id}?summary=true`, cookie),
      progress: await read<Progress[]>(server, `/api/users/${id}/progress`, cookie),
      streak: await read<{ currentStreak: number }>(server, `/api/users/${id}/streak`, cookie),
      achievements: await read<{ achievementId: string }[]>(server, `/api/users/${id}/achievements`, cookie),
    })),
  )
  expect(await server.stop('SIGTERM')).toBe(0)
  const database = new Database(join(settings.dataDir, 'think-twice.db'), { readonly: true })
  const integrity = database.pragma('integrity_check', { simple: true })
  database.close()
  await remove()
  return { clients, stored, integrity }
}

type Progress = { itemId: string; masteryLevel: number; timesEncountered: number; timesCorrect: number }

test(`killed ${KILLS} times under load, it has lost nothing it acknowledged and counted nothing twice`, async () => {
  const { clients, stored, integrity } = await finishUnderFire(KILLS, true)

  expect(integrity).toBe('ok')
  for (const [number, { acknowledged }] of clients.entries()) {
    const { results, progress, streak, achievements } = stored[number]!
    expect(results.map(({ id }) => id).sort()).toEqual(acknowledged.map(({ id }) => id).sort())
    expect(progress).toHaveLength(12)
    for (const record of progress) expect(record.timesEncountered).toBe(acknowledged.length)
    // The first question was wrong whenever any was.
    const first = progress.find(({ itemId }) => itemId === 'Straw Man')!
    const days = acknowledged.map(({ timestamp, wrong }) => {
      return { day: dayOf(timestamp), answers: 1, right: wrong > 0 ? 0 : 1 }
    })
    expect(first.masteryLevel).toBe(roundedMastery(masteryLevelOf(masteryOfDays(days)!)))
    expect(first.timesCorrect).toBe(acknowledged.filter(({ wrong }) => wrong === 0).length)
    expect(streak.currentStreak).toBeGreaterThanOrEqual(1)
    const earned = achievements.map(({ achievementId }) => achievementId)
    expect(earned).toContain('first-quiz')
    expect(earned.includes('quiz-master')).toBe(acknowledged.length >= 25)
  }
  const total = clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const replayed = clients.reduce((sum, client) => sum + client.replayed, 0)
  console.warn(`${KILLS} kills, ${total} acknowledged, ${replayed} of them saved before their answer was lost`)
  expect(total).toBeGreaterThan(KILLS)
  expect(replayed).toBeGreaterThan(0)
})

test('control: without a key the same retries count quizzes twice', async () => {
  const { clients, stored } = await finishUnderFire(CONTROL_KILLS, false)
  const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0)
  const kept = stored.reduce((sum, { results }) => sum + results.length, 0)
  expect(kept).toBeGreaterThan(acknowledged)
})

async function sendUntilAcknowledged(
  address: () => string,
  cookie: string,
  body: object,
  isFirstAnswerLost: boolean,
): Promise<number> {
  for (let isLost = isFirstAnswerLost; ; isLost = false) {
    try {
      const { status } = await send('POST', `${address()}/api/quiz-results`, { body, cookie })
      const isSaved = status === 200 || status === 201
      if (isSaved && !isLost) return status
      if (!isSaved && status < 500) throw new TypeError(`refused with ${status}`)
    } catch (error) {
      if (error instanceof TypeError) throw error
    }
    await after(20)
  }
}

async function read<Body>(server: ServerProcess, path: string, cookie: string): Promise<Body> {
  return (await send('GET', server.address + path, { cookie })).body as Body
}

function after(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms))
}
