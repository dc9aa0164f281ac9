/**
 * `npm run bench`: how many finished 12-question quizzes are saved in a second, with all that they move, through HTTP
 * and by the same transaction bare in a loop; in turns (A B A B), because a shared machine is never the same twice.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { openStorage } from '../src/storage/storage.ts'
import { startCluster } from '../test/postgres-cluster.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { registerAt, startServer } from '../test/server-process.ts'

/** People who finish quizzes side by side. */
const PEOPLE = 8
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const ROUNDS = 2

const answered = finishedQuiz('standard', 3, { recordActivity: true })
const quiz = () => ({ ...answered, id: randomUUID(), timestamp: Date.now() })

async function measure(save: (person: number) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let saved = 0
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      while (performance.now() < end) {
        await save(person)
        saved += 1
      }
    }),
  )
  return saved / SECONDS
}

async function compare(name: string, settings: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const env: Record<string, string> = { DATA_DIR: settings.dataDir }
  if (settings.databaseUrl) env['DATABASE_URL'] = settings.databaseUrl
  const server = await startServer(env)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => registerAt(server.address, `bench-${randomUUID().slice(0, 8)}`)),
  )
  const storage = await openStorage(settings)
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE })

  const rates = { bare: [] as number[], http: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(
      await measure(async (person) => {
        await storage.transaction((stores) => finishQuiz(stores, people[person]!.id, quiz(), Date.now()))
      }),
    )
    rates.http.push(await measure((person) => post(agent, server.address, people[person]!.cookie)))
  }

  agent.destroy()
  await storage.close()
  await server.stop('SIGTERM')
  const show = (all: number[]) => all.map((rate) => rate.toFixed(0)).join(', ')
  const mean = (all: number[]) => all.reduce((sum, rate) => sum + rate, 0) / all.length
  const ratio = mean(rates.http) / mean(rates.bare)
  console.log(`${name}: bare ${show(rates.bare)} a second, HTTP ${show(rates.http)}, ratio ${ratio.toFixed(2)}`)
}

function post(agent: Agent, address: string, cookie: string): Promise<void> {
  const payload = JSON.stringify(quiz())
  return new Promise((settle, fail) => {
    const outgoing = request(
      `${address}/api/quiz-results`,
      {
        method: 'POST',
        agent,
        headers: { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
      },
      (incoming) => {
        incoming.resume()
        incoming.on('end', () => (incoming.statusCode === 201 ? settle() : fail(new Error(`${incoming.statusCode}`))))
      },
    )
    outgoing.on('error', fail)
    outgoing.end(payload)
  })
}

const dataDir = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
const cluster = await startCluster()
try {
  await compare('SQLite', { databaseUrl: null, dataDir })
  await compare('PostgreSQL', { databaseUrl: cluster.url, dataDir })
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true })
}
