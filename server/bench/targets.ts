/** The servers that are measured, each as a process of its own, with people who finish quizzes on it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import * as z from 'zod/mini'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { send, startServer } from '../test/server-process.ts'
import { type Connection, openConnection } from './connection.ts'

/** People who finish quizzes side by side. */
export const PEOPLE = 8

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))
const EXPRESS_SERVER = fileURLToPath(new URL('express-drizzle/server.ts', import.meta.url))

/** `prepare` makes all that a finish sends, and returns what sends it. */
export type Person = { prepare: () => () => Promise<void>; close: () => void }

/** `warmUp`: finishes of each person before anything is measured, so that code is compiled and caches are filled. */
export type Target = { pid: number; people: Person[]; warmUp: number; stop: () => Promise<void> }

/** Where a target keeps its data, and the command that it is wrapped in. */
type Setting = { env: Record<string, string>; wrap?: readonly string[] }

/** Finishes of each person who finishes in one call, and in fourteen. */
const [WARM_UP, WARM_UP_IN_CALLS] = [150, 40]

const answered = finishedQuiz('standard', 3)
const fields = Buffer.from(JSON.stringify(answered).slice(1))
const ourFields = Buffer.from(JSON.stringify({ ...answered, recordActivity: true, timeZone: 'Europe/Berlin' }).slice(1))

/** The body of a finish in one call. Every one is another; only the id and the time differ. */
export function quiz(): [string, Buffer] {
  return [`{"id":"${randomUUID()}","timestamp":${Date.now()},`, ourFields]
}

export async function startOurs(setting: Setting): Promise<Target> {
  const target = await startProduct(setting)
  return { ...target, people: await gather(async () => inOneCall((await openAccount(target.address)).connection)) }
}

/** The product, used as the specification's calls alone would have it. */
export async function startOursInCalls(setting: Setting): Promise<Target> {
  const target = await startProduct(setting)
  return {
    ...target,
    people: await gather(async () => inCalls(await openAccount(target.address))),
    warmUp: WARM_UP_IN_CALLS,
  }
}

async function startProduct({ env, wrap }: Setting) {
  const { address, child, stop } = await startServer(env, wrap)
  return { address, pid: pidOf(child), warmUp: WARM_UP, stop: async () => void (await stop('SIGTERM')) }
}

export async function startBare(setting: Setting): Promise<Target> {
  const { address, pid, stop } = await startScript(BARE_SERVER, setting)
  const people = await gather(async () => inOneCall(await openConnection(address), 'POST /'))
  return { pid, people, warmUp: WARM_UP, stop }
}

export async function startExpress({ env, wrap }: Setting): Promise<Target> {
  const production = { NODE_ENV: 'production', ...env }
  const { address, pid, stop } = await startScript(EXPRESS_SERVER, { env: production, wrap: wrap ?? [] })
  const people = await gather(async () => inCalls(await openAccount(address)))
  return { pid, people, warmUp: WARM_UP_IN_CALLS, stop }
}

type Account = { id: number; connection: Connection }

function inOneCall(
  { prepare, send, close }: Connection,
  call: 'POST /' | 'POST /api/quiz-results' = 'POST /api/quiz-results',
): Person {
  return {
    prepare() {
      const body = prepare(call, ...quiz())
      return () => send(body)
    },
    close,
  }
}

/** The calls of the specification, one after the other: the result, an answer for each question, the streak. */
function inCalls({ id, connection: { prepare, send, close } }: Account): Person {
  const unchanging = [
    prepare('POST /api/quiz-results', `{"userId":${id},`, fields),
    ...answered.questions.map(({ fallacyType, correctAnswer }, index) => {
      const isCorrect = answered.userAnswers[index] === correctAnswer
      const answer = { itemId: fallacyType, categoryType: 'logical-fallacies', isCorrect }
      return prepare(`POST /api/users/${id}/progress`, JSON.stringify(answer))
    }),
  ]
  return {
    prepare() {
      const streak = prepare(`PUT /api/users/${id}/streak`, JSON.stringify({ lastActivityDate: Date.now() }))
      return async () => {
        for (const call of unchanging) await send(call)
        await send(streak)
      }
    },
    close,
  }
}

/** What every target's reply to a registration has, ours and those with other contracts than ours. */
const registered = z.object({ id: z.number() })

async function openAccount(address: string): Promise<Account> {
  const username = `bench-${randomUUID().slice(0, 8)}`
  const reply = await send('POST', `${address}/api/users`, {
    body: { username, password: 'correct horse', rememberMe: true },
  })
  const cookie = itemAt(String(reply.headers['set-cookie']).split(';'), 0)
  return { id: registered.parse(reply.body).id, connection: await openConnection(address, { cookie }) }
}

function gather(one: () => Promise<Person>): Promise<Person[]> {
  return Promise.all(Array.from({ length: PEOPLE }, one))
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
