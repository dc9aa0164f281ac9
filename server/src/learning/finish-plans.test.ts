import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { FailingStatements } from '../../test/failing-statements.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES, type TestDatabase } from '../../test/storage.fixture.ts'
import { databasePath } from '../storage/engine/sqlite.ts'

const PATH = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
const DAY = 86_400_000

describe.each(DATABASES)('the SQL statements of a finished quiz on %s', (database) => {
  const statements = new FailingStatements()
  let server: TestApp
  let planner: Planner
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    planner = await openPlanner(server.settings)
  })
  afterAll(async () => {
    await planner.close()
    await server.stop()
  })

  const finish = async (person: Person, given: Record<string, unknown> = {}) => {
    const quiz = finishedQuiz('standard', 3, { timestamp: server.clock.time, recordActivity: true, ...given })
    expect((await person.post('/api/quiz-results', quiz)).status).toBeLessThan(300)
  }
  /** Statements of a first, a late and a repeated finish, one with an open path, and one with a foreign question. */
  const everyStatement = async () => {
    const person = await server.person()
    statements.reset()
    await finish(person, { id: 'first' })
    await finish(person, { id: 'first' })
    await person.post(`/api/users/${person.id}/learning-paths`, PATH)
    server.clock.time += 3 * DAY
    await finish(person)
    await finish(person, { timestamp: server.clock.time - 2 * DAY })
    const quiz = finishedQuiz()
    const questions = quiz.questions.map((question) => ({ ...question, scenario: `${question.scenario} Once more.` }))
    await finish(person, { ...quiz, questions })
    return [...new Set(statements.written)].filter((text) => /^(select|insert|update|delete|with)/.test(text))
  }

  test('find their rows by a key, however much else is stored', async () => {
    const all = await everyStatement()
    expect(all.length).toBeGreaterThan(10)
    for (const text of all) expect({ text, scans: await planner.scansOf(text) }).toEqual({ text, scans: [] })
  })

  test('would be reported if one of them scanned a table', async () => {
    expect(await planner.scansOf('select "id" from "quizResult" where "score" = 70')).toHaveLength(1)
    expect(await planner.scansOf('select "id" from "quizResult" where "timestamp" = 70')).toHaveLength(1)
    expect(await planner.scansOf('select "id" from "quizResult" where "userId" = 1')).toEqual([])
  })
})

type Planner = { scansOf: (statement: string) => Promise<string[]>; close: () => Promise<void> }

/** Asks a database how it would run a statement, and returns the steps that look through a whole table or index. */
async function openPlanner({ databaseUrl, dataDir }: TestDatabase['settings']): Promise<Planner> {
  if (databaseUrl === null) {
    const connection = new Database(databasePath(dataDir))
    return {
      async scansOf(statement) {
        const values = statement.match(/\?/g)?.map(() => null) ?? []
        const steps = connection.prepare<null[], { detail: string }>(`explain query plan ${statement}`).all(...values)
        return steps
          .map(({ detail }) => detail)
          .filter((detail) => /^SCAN(?! CONSTANT ROW| .* VALUES CLAUSE)|ANY\(/.test(detail))
      },
      close: async () => void connection.close(),
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // On tables this small a scan would be the best plan; without scans the plan is that of large tables.
  await client.query('set enable_seqscan = off')
  const { rows: indexes } = await client.query<{ name: string; column: string }>(
    'select relname as name, pg_get_indexdef(indexrelid, 1, false) as column from pg_index join pg_class on oid = indexrelid',
  )
  const firstColumns = new Map(indexes.map(({ name, column }) => [name, column]))
  return {
    async scansOf(statement) {
      const { rows } = await client.query(`explain (generic_plan, format json) ${statement}`)
      return scansIn(rows[0]['QUERY PLAN'][0].Plan, firstColumns)
    },
    close: () => client.end(),
  }
}

type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Step[]
}

/** An index is scanned too if the statement sets no condition on its first column. */
function scansIn(step: Step, firstColumns: ReadonlyMap<string, string>): string[] {
  const index = step['Index Name']
  const isWholeIndex = index !== undefined && !step['Index Cond']?.includes(firstColumns.get(index)!)
  const isWhole = step['Node Type'] === 'Seq Scan' || isWholeIndex
  const own = isWhole ? [`${step['Node Type']} ${index ?? step['Relation Name']}`] : []
  return [...own, ...(step.Plans ?? []).flatMap((inner) => scansIn(inner, firstColumns))]
}
