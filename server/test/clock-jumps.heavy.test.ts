import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getStreak } from '@think-twice/contract/learning'
import { getQuizResult, getQuizResults } from '@think-twice/contract/quiz-results'
import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const HOUR = 60 * 60 * 1000
const LEARNERS = 4
/** Quizzes that each learner finishes after each jump. */
const QUIZZES = testSize(25, 2)
/** Forward and back as in spring and fall, and clocks that are set wrong and right again. */
const JUMPS = [HOUR, 0, -HOUR, 0, -2 * DAY, 0, 40 * DAY, 0]

let database: TestDatabase
let folder: string
let server: ServerProcess
beforeEach(async () => {
  database = await createTestDatabase('SQLite')
  folder = mkdtempSync(join(tmpdir(), 'think-twice-clock-'))
  writeFileSync(shiftFile(), '0')
  server = await startShifted()
})
afterEach(async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  await database.remove()
  rmSync(folder, { recursive: true })
})

const shiftFile = () => join(folder, 'shift')

function startShifted(): Promise<ServerProcess> {
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href
  const env = { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT: shiftFile() }
  return startServer({ DATA_DIR: database.settings.dataDir, ...env })
}

/** Sets the server's clock while it runs. */
async function jumpTo(shift: number): Promise<void> {
  writeFileSync(shiftFile(), String(shift))
  server.child.kill('SIGUSR2')
  await expect.poll(() => readFileSync(`${shiftFile()}.read`, 'utf8')).toBe(String(shift))
}

type Learner = { id: number; cookie: string; saved: string[] }

async function registerAll(): Promise<Learner[]> {
  const all = Array.from({ length: LEARNERS }, (_, number) => registerAt(server.address, `traveller${number}`))
  return (await Promise.all(all)).map((learner) => ({ ...learner, saved: [] }))
}

/** All learners finish quizzes at once; returns the statuses of the replies. */
async function finishQuizzes(learners: readonly Learner[], name: string): Promise<number[]> {
  const statuses: number[] = []
  await Promise.all(
    learners.map(async ({ cookie, saved }) => {
      for (let number = 0; number < QUIZZES; number++) {
        const id = `${name}.${number}`
        const body = finishedQuiz('standard', 1, { id, recordActivity: true })
        const { status } = await send('POST', `${server.address}/api/quiz-results`, { body, cookie })
        if (status === 201) saved.push(id)
        statuses.push(status)
      }
    }),
  )
  return statuses
}

async function expectAllThere({ id, cookie, saved }: Learner): Promise<void> {
  const results = await send('GET', `${server.address}/api/quiz-results/user/${id}?summary=true`, { cookie })
  const ids = bodyOf(getQuizResults, results).map((result) => result.id)
  expect(ids.sort()).toEqual([...saved].sort())
  const streak = bodyOf(getStreak, await send('GET', `${server.address}/api/users/${id}/streak`, { cookie }))
  expect(streak.longestStreak).toBeGreaterThanOrEqual(streak.currentStreak)
  expect(streak.currentStreak).toBeGreaterThanOrEqual(1)
}

test('a clock that jumps under load fails no request, loses no result, and signs nobody out for good', async () => {
  const learners = await registerAll()
  await finishQuizzes(learners, 'before')
  for (const [number, shift] of JUMPS.entries()) {
    await jumpTo(shift)
    const statuses = await finishQuizzes(learners, `jump${number}`)
    // Forty days ahead, every sign-in is over for as long as the clock says so.
    expect(new Set(statuses)).toEqual(new Set([shift > 30 * DAY ? 401 : 201]))
  }
  for (const learner of learners) await expectAllThere(learner)
})

test('a server that starts with a clock forty days ahead has signed nobody out once the clock is right', async () => {
  const learners = await registerAll()
  await finishQuizzes(learners, 'before')
  expect(await server.stop('SIGTERM')).toBe(0)
  writeFileSync(shiftFile(), String(40 * DAY))
  server = await startShifted()
  await jumpTo(0)
  for (const learner of learners) await expectAllThere(learner)
})

test('control: the clock that jumps is the one the server uses', async () => {
  const learner = itemAt(await registerAll(), 0)
  await jumpTo(-2 * DAY)
  await finishQuizzes([learner], 'earlier')
  const { cookie, saved } = learner
  const found = await send('GET', `${server.address}/api/quiz-results/${saved[0]}`, { cookie })
  const { timestamp } = bodyOf(getQuizResult, found)
  expect(Math.round((Date.now() - timestamp) / DAY)).toBe(2)
})
