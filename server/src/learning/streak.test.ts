import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { FailingStatements } from '../../test/failing-statements.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000

describe.each(DATABASES)('the streak beside or after an earlier version, on %s', (database) => {
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
  const active = (time: number) => ada.put(my('streak'), { lastActivityDate: time })
  /** The statements in `seen` are in lower case. */
  const daysRead = () => statements.seen.filter((text) => text.includes('from "activityday"')).length

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

  test('is recomputed once after an earlier version wrote days, and not after its own writes', async () => {
    await active(NOON)
    await activeInAnEarlierVersion('2026-11-22', NOON + DAY)
    server.clock.time = NOON + 2 * DAY
    statements.reset()
    await active(server.clock.time)
    expect(daysRead()).toBe(1)

    statements.reset()
    await ada.post(my('learning-paths'), { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] })
    server.clock.time += DAY
    expect((await active(server.clock.time)).body).toMatchObject({ currentStreak: 4 })
    expect(daysRead()).toBe(0)
  })
})
