/** The servers that are measured, each as a process of its own, with people who finish quizzes on it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { registerAt, startServer } from '../test/server-process.ts'
import { type Connection, openConnection } from './connection.ts'

/** People who finish quizzes side by side. */
export const PEOPLE = 8

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))
const EXPRESS_SERVER = fileURLToPath(new URL('express-drizzle/server.ts', import.meta.url))

export type Person = { finish: () => Promise<void>; close: () => void }

/** `warmUp`: finishes of each person before anything is measured, so that code is compiled and caches are filled. */
export type Target = { pid: number; people: Person[]; warmUp: number; stop: () => Promise<void> }

/** Where a target keeps its data, and the command that it is wrapped in. */
type Setting = { env: Record<string, string>; wrap?: readonly string[] }

const answered = finishedQuiz('standard', 3)
/** Written once, because the clients share the processor with what is measured. */
const fields = JSON.stringify(answered).slice(1)
const ourFields = JSON.stringify({ ...answered, recordActivity: true, timeZone: 'Europe/Berlin' }).slice(1)
/** Every finish is another one; only the id and the time differ. */
const quiz = () => `{"id":"${randomUUID()}","timestamp":${Date.now()},${ourFields}`

export async function startOurs({ env, wrap }: Setting): Promise<Target> {
  const { address, child, stop } = await startServer(env, wrap)
  const people = await gather(async () => {
    const { cookie } = await register(address)
    const connection = await openConnection(address, { cookie })
    return { finish: () => connection.send('POST /api/quiz-results', quiz()), close: connection.close }
  })
  return { pid: pidOf(child), people, warmUp: 150, stop: async () => void (await stop('SIGTERM')) }
}

export async function startBare(setting: Setting): Promise<Target> {
  const { address, pid, stop } = await startScript(BARE_SERVER, setting)
  const people = await gather(async () => {
    const connection = await openConnection(address)
    return { finish: () => connection.send('POST /', quiz()), close: connection.close }
  })
  return { pid, people, warmUp: 150, stop }
}

export async function startExpress({ env, wrap }: Setting): Promise<Target> {
  const production = { NODE_ENV: 'production', ...env }
  const { address, pid, stop } = await startScript(EXPRESS_SERVER, { env: production, wrap: wrap ?? [] })
  const people = await gather(async () => {
    const { id, cookie } = await register(address)
    const connection = await openConnection(address, { cookie })
    return { finish: () => finishInCalls(id, connection), close: connection.close }
  })
  // Of 14 calls each.
  return { pid, people, warmUp: 40, stop }
}

/** The calls of the specification: the result, an answer for each question, the streak. */
async function finishInCalls(userId: number, { send }: Connection): Promise<void> {
  const start = Date.now()
  await send('POST /api/quiz-results', `{"userId":${userId},${fields}`)
  for (const [index, { fallacyType, correctAnswer }] of answered.questions.entries()) {
    const isCorrect = answered.userAnswers[index] === correctAnswer
    const answer = { itemId: fallacyType, categoryType: 'logical-fallacies', isCorrect }
    await send(`POST /api/users/${userId}/progress`, JSON.stringify(answer))
  }
  await send(`PUT /api/users/${userId}/streak`, JSON.stringify({ lastActivityDate: start }))
}

function gather(one: () => Promise<Person>): Promise<Person[]> {
  return Promise.all(Array.from({ length: PEOPLE }, one))
}

function register(address: string): Promise<{ id: number; cookie: string }> {
  return registerAt(address, `bench-${randomUUID().slice(0, 8)}`)
}

/** Starts a script that prints its address. */
async function startScript(script: string, { env, wrap = [] }: Setting) {
  const command = [...wrap, process.execPath, script]
  const child = spawn(itemAt(command, 0), command.slice(1), {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((settle, fail) => {
    child.stdout.on('data', (chunk) => settle(String(chunk).trim().replace(/^.* /, '')))
    child.on('exit', (code) => fail(new Error(`${script} exited with ${code}`)))
  })
  return { address, pid: pidOf(child), stop: async () => void child.kill() }
}

function pidOf({ pid }: ChildProcess): number {
  return required(pid, 'the id of a process')
}
