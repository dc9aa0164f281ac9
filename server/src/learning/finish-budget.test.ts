import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { FailingStatements, isCommit } from '../../test/failing-statements.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

/** Statements of a finish that is not the first of its day, from the lookup of the session to the commit. */
const MOST_STATEMENTS = { SQLite: 8, PostgreSQL: 4 }
/** More on the first finish of a day, on the very first, when there is something to award, and while a path is open. */
const MOST_FURTHER = { newDay: 1, firstDay: 1, award: 1, openPath: 1 }
const PEOPLE = 3
/** So many quizzes that the next one earns no achievement. */
const MANY = Math.max(
  99,
  ...ACHIEVEMENTS.filter(({ requirement }) => requirement.type === 'quizzes-finished').map(
    ({ requirement }) => requirement.value,
  ),
)

describe.each(DATABASES)('a finished quiz on %s', (database) => {
  const statements = new FailingStatements()
  const most = MOST_STATEMENTS[database]
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    // The first finish with a question also stores it, and the second looks it up.
    for (const number of [1, 2]) await finish(await server.person(), number)
  })
  afterAll(() => server.stop())

  const finish = (person: Person, number: number) => {
    const quiz = finishedQuiz('standard', 3, { id: `r${number}`, timestamp: server.clock.time++, recordActivity: true })
    return person.post('/api/quiz-results', quiz)
  }
  /** The statements of one finish. */
  const statementsOf = async (person: Person, number: number) => {
    statements.reset()
    expect((await finish(person, number)).status).toBe(201)
    return [...statements.seen]
  }

  test(`takes at most ${most} statements and one commit`, async () => {
    const person = await server.person()
    await finish(person, 1)
    const seen = await statementsOf(person, 2)
    expect(seen.length).toBeLessThanOrEqual(most)
    expect(seen.filter(isCommit)).toHaveLength(1)
  })

  test('takes only a few more statements on a first day, with an award, or with an open path', async () => {
    const person = await server.person()
    const first = await statementsOf(person, 1)
    expect(first.length).toBeLessThanOrEqual(most + MOST_FURTHER.newDay + MOST_FURTHER.firstDay + MOST_FURTHER.award)

    const path = { pathType: 'advanced', totalSteps: 3, currentStep: 0, completedSteps: [] }
    expect((await person.post(`/api/users/${person.id}/learning-paths`, path)).status).toBe(201)
    expect((await statementsOf(person, 2)).length).toBeLessThanOrEqual(most + MOST_FURTHER.openPath)
  })

  test(`takes as many statements after ${MANY} earlier quizzes as after one`, async () => {
    const person = await server.person()
    await finish(person, 1)
    const early = await statementsOf(person, 2)
    for (let number = 3; number <= MANY; number++) await finish(person, number)
    expect(await statementsOf(person, MANY + 1)).toEqual(early)
  })

  test.runIf(database === 'SQLite')('shares its commit with others that arrive at the same time', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => server.person()))
    for (const person of people) await finish(person, 1)
    statements.reset()
    const replies = await Promise.all(people.map((person) => finish(person, 2)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(statements.seen.filter((sql) => sql === 'commit')).toHaveLength(1)
  })
})
