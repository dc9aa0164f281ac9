import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { FailingStatements } from '../../test/failing-statements.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000
const PATH = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

describe.each(DATABASES)('beside or after an earlier version, on %s', (database) => {
  const statements = new FailingStatements()
  let server: TestApp
  let rows: DatabaseRows
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    rows = await openDatabaseRows(server.settings)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    ada = await server.person()
  })
  afterAll(async () => {
    await rows.close()
    await server.stop()
  })

  const my = (resource: string) => `/api/users/${ada.id}/${resource}`
  const finish = (mode: 'standard' | 'mini-bias-assessment' | 'mini-fallacy-assessment', wrong: number) =>
    ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
  const active = (time: number) => ada.put(my('streak'), { lastActivityDate: time })
  /** Statements seen are in lower case. */
  const seen = (part: string) => statements.seen.filter((text) => text.includes(part)).length
  const daysRead = () => seen('from "activityday"')
  const scoresRead = () => seen('"score", "timestamp" from')

  /** What a version that did not keep streaks writes for an activity. */
  const activeInAnEarlierVersion = async (day: string, time: number) => {
    await rows.run(sql`update "learner" set "revision" = "revision" + 1 where "userId" = ${ada.id}`)
    await rows.run(sql`update "learner" set "lastActivityAt" = ${time} where "userId" = ${ada.id}`)
    await rows.run(sql`insert into "activityDay" ("userId", "day") values (${ada.id}, ${day})`)
  }

  test('a day that an earlier version added counts in the streak', async () => {
    await active(NOON)
    await activeInAnEarlierVersion('2026-11-22', NOON + DAY)
    server.clock.time = NOON + 2 * DAY
    expect((await active(NOON + 2 * DAY)).body).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  })

  test('the days are read again once after an earlier version wrote, and not for what this one writes', async () => {
    await active(NOON)
    await activeInAnEarlierVersion('2026-11-22', NOON + DAY)
    server.clock.time = NOON + 2 * DAY
    statements.reset()
    await active(server.clock.time)
    expect(daysRead()).toBe(1)

    statements.reset()
    await ada.post(my('learning-paths'), PATH)
    server.clock.time += DAY
    expect((await active(server.clock.time)).body).toMatchObject({ currentStreak: 4 })
    expect(daysRead()).toBe(0)
  })

  /** The first edition looked at each score only when it came, so a path could stand at a step that was long done. */
  const leaveStanding = () =>
    rows.run(
      sql`update "learningPath" set "currentStep" = 1, "scoresReadAt" = null, "completedAt" = null where "userId" = ${ada.id}`,
    )

  test('a path that the first edition left at a step with a score goes on by an earlier score', async () => {
    await ada.post(my('learning-paths'), PATH)
    await finish('standard', 3)
    await leaveStanding()
    const { body } = await finish('mini-bias-assessment', 7)
    expect(body).toMatchObject({ learningPaths: [{ pathType: 'beginner', currentStep: 2 }] })
    expect((await ada.get(my('learning-paths'))).body).toMatchObject([{ currentStep: 2 }])
  })

  test('earlier scores of a path that stays where it is are read once', async () => {
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
