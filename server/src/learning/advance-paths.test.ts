import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { FailingStatements } from '../../test/failing-statements.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const PATH = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

describe.each(DATABASES)('paths after an earlier version, on %s', (database) => {
  const statements = new FailingStatements()
  let server: TestApp
  let rows: DatabaseRows
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    rows = await openDatabaseRows(server.settings)
  })
  beforeEach(async () => {
    ada = await server.person()
  })
  afterAll(async () => {
    await rows.close()
    await server.stop()
  })

  const my = (resource: string) => `/api/users/${ada.id}/${resource}`
  const finish = (mode: 'standard' | 'mini-bias-assessment' | 'mini-fallacy-assessment', wrong: number) =>
    ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
  /** The statements in `seen` are in lower case. */
  const scoresRead = () => statements.seen.filter((text) => text.includes('"score", "timestamp" from')).length

  /** The first version looked at each score only once, when it came, so a path could stay at a step long done. */
  const leaveStanding = () =>
    rows.run(
      sql`update "learningPath" set "currentStep" = 1, "scoresReadAt" = null, "completedAt" = null where "userId" = ${ada.id}`,
    )

  test('a path left by the first version at a step that asks for a score advances by an earlier score', async () => {
    await ada.post(my('learning-paths'), PATH)
    await finish('standard', 3)
    await leaveStanding()
    const { body } = await finish('mini-bias-assessment', 7)
    expect(body).toMatchObject({ learningPaths: [{ pathType: 'beginner', currentStep: 2 }] })
    expect((await ada.get(my('learning-paths'))).body).toMatchObject([{ currentStep: 2 }])
  })

  test('the earlier scores of a path that does not advance are read only once', async () => {
    await ada.post(my('learning-paths'), PATH)
    await finish('standard', 5)
    await leaveStanding()
    expect((await finish('mini-bias-assessment', 7)).body).toMatchObject({ learningPaths: [] })
    statements.reset()
    await finish('mini-bias-assessment', 7)
    expect(scoresRead()).toBe(0)
    expect((await finish('standard', 3)).body).toMatchObject({ learningPaths: [{ currentStep: 2 }] })
    // The next step asks for a score too.
    expect(scoresRead()).toBe(1)
  })
})
