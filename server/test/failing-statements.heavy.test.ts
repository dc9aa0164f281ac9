import { getRound } from '@think-twice/contract/class-rounds'
import type { RoundSummary } from '@think-twice/contract/classes'
import { getAchievements, getProgress, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { BANK } from '@think-twice/core/content/bank'
import { RETIRED } from '@think-twice/core/content/retired'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { itemAt, required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, type Reply, startTestApp, type TestApp } from './app.fixture.ts'
import { answerTo, joined, openedClass, openedRound, type SeatCaller } from './class.fixture.ts'
import { openDump } from './database-rows.ts'
import { testSize } from './environment.ts'
import { DAMAGE, FAULTS, FailingStatements } from './failing-statements.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { DATABASES } from './storage.fixture.ts'

const MOST_STATEMENTS = 60
const PATH = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }

/** An option of the argument on the test's day. */
const TODAYS_OPTION = required(
  [...BANK, ...RETIRED].flatMap((entry) => entry.scenarios).find(({ id }) => id === SCHEDULE['2026-11-21']),
  'the argument of the day',
).options[0].text

function finishAQuiz(person: Person): Promise<Reply> {
  const given = { id: 'under-fire', timestamp: 5, recordActivity: true }
  return person.post('/api/quiz-results', finishedQuiz('standard', 2, given))
}

/** A class of somebody else, with a seat that its teacher took while signed in, and two rounds. */
type InClass = {
  teacher: Person
  id: string
  code: string
  seat: SeatCaller
  assigned: RoundSummary
  live: RoundSummary
}
let inClass: InClass

async function classOfSomebody(server: TestApp): Promise<InClass> {
  const teacher = await server.person()
  const { id, code } = await openedClass(teacher)
  return {
    ...{ teacher, id, code, seat: await joined(server, code, { cookie: teacher.cookie }) },
    assigned: await openedRound(teacher, { id }, { kind: 'assigned', length: 8 }),
    live: await openedRound(teacher, { id }, { kind: 'live' }),
  }
}

async function leadOnOrBack(): Promise<Reply> {
  const url = `/api/classes/${inClass.id}/rounds/${inClass.live.id}`
  const before = await inClass.teacher.get(url)
  if (before.status !== 200) return before
  const { number: expected, phase } = bodyOf(getRound, before).state
  return inClass.teacher.patch(url, { position: 0, phase: phase === 'door' ? 'vote' : 'door', expected })
}

/** Every call that writes, so that each can be repeated. */
const WRITES: [string, (person: Person, number: number) => Promise<Reply>][] = [
  ['finishing a quiz', finishAQuiz],
  ['registering', (person, number) => person.post('/api/users', { username: `new${number}`, password: PASSWORD })],
  ['signing in', (person) => person.post('/api/login', { username: person.username, password: PASSWORD })],
  ['taking another name', (person) => person.put(`/api/users/${person.id}`, { displayName: 'Maya' })],
  [
    'changing the password',
    (person) => person.post(`/api/users/${person.id}/password`, { currentPassword: PASSWORD, newPassword: PASSWORD }),
  ],
  [
    'making a recovery code',
    (person) => person.post(`/api/users/${person.id}/recovery-code`, { currentPassword: PASSWORD }),
  ],
  ['ending the other sign-ins', (person) => person.delete(`/api/users/${person.id}/sessions`)],
  [
    'deleting the account',
    (person) => person.delete(`/api/users/${person.id}`, {}, { username: person.username, password: PASSWORD }),
  ],
  ['starting a learning path', (person) => person.post(`/api/users/${person.id}/learning-paths`, PATH)],
  ['practicing', (person) => person.post(`/api/users/${person.id}/progress`, answer)],
  ["answering the day's argument", (person) => person.post('/api/today', { day: '2026-11-21', choice: TODAYS_OPTION })],
  ['being active', (person) => person.put(`/api/users/${person.id}/streak`, { lastActivityDate: 1 })],
  [
    'marking a favorite',
    (person) => person.post(`/api/users/${person.id}/favorites`, { itemId: 'straw-man', itemType: 'fallacy' }),
  ],
  ['opening a class', (person) => person.post('/api/classes', { name: 'Period 3', seats: { labels: ['Ben'] } })],
  ['taking a seat in a class', (person) => person.post('/api/seats', { code: inClass.code, ownDevice: true })],
  [
    'answering in a class',
    (person) => inClass.seat.post('/api/seat/answers', answerTo(inClass.assigned, { position: person.id % 8 })),
  ],
  ['leading a class on or back', leadOnOrBack],
  ['taking a mark away', (person) => person.delete(`/api/users/${person.id}/favorites/straw-man/fallacy`)],
]

describe.each(DATABASES)('a failing SQL statement on %s', (database) => {
  const statements = new FailingStatements()
  let server: TestApp
  let dump: Awaited<ReturnType<typeof openDump>>
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    inClass = await classOfSomebody(server)
    dump = await openDump(server.settings)
    server.services.passwords.hash = async () => '$argon2id$v=19$m=19456,t=2,p=1$'
    server.services.passwords.verify = async () => true
  })
  afterAll(async () => {
    await dump.close()
    await server.stop()
  })

  describe.each(FAULTS[database])('with “$message”', (error) => {
    // The reply depends on the fault, not on the write, so one write stands for the others.
    const writes = error === FAULTS[database][0] ? WRITES : WRITES.slice(0, testSize(WRITES.length, 1))
    test.each(writes)('leaves %s done completely or not at all, whichever statement it was', async (_, write) => {
      for (const isPersistent of [false, true]) {
        const person = await server.person()
        const before = await dump.read()
        let nth = 1
        let status: number
        for (; ; nth++) {
          expect(nth).toBeLessThan(MOST_STATEMENTS)
          statements.failAt(nth, error, isPersistent, 'before')
          const reply = await write(person, server.clock.time++)
          const wasReached = statements.seen.length >= nth
          statements.reset()
          status = reply.status
          if (!wasReached) break
          expect(reply.status).toBe(503)
          expect(reply.headers).toHaveProperty('retry-after')
          expect(reply.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
          expect(await dump.read()).toBe(before)
        }
        expect(status).toBeLessThan(300)
        // At least the lookup of the caller, begin, the write and commit.
        expect(nth).toBeGreaterThan(3)
      }
    })
  })

  test('does not double a quiz that was committed without a reply and is sent again', async () => {
    const person = await server.person()
    statements.failAt('commit', FAULTS[database][0], false, 'after')
    const lost = await finishAQuiz(person)
    statements.reset()
    const again = await finishAQuiz(person)

    expect([lost.status, again.status]).toEqual([503, 200])
    expect(lost.body).toMatchObject({
      code: 'result-not-saved',
      message: 'Couldn’t save right now. Your result is kept on this device and will be sent again.',
    })
    const progress = bodyOf(getProgress, await person.get(`/api/users/${person.id}/progress`))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
  })

  /** Three finish at once while the nth statement fails; returns whether it was reached and what each was told. */
  const finishAtOnce = async (nth: number, error: Error, isPersistent: boolean) => {
    const people = [await server.person(), await server.person(), await server.person()]
    const bystander = await server.person()
    await finishAQuiz(bystander)
    const untouched = await learnerState(bystander)
    statements.failAt(nth, error, isPersistent, 'before')
    const replies = await Promise.all(people.map((person) => finishAQuiz(person)))
    const wasReached = statements.seen.length >= nth
    statements.reset()
    expect(await learnerState(bystander)).toEqual(untouched)
    return { wasReached, finishes: replies.map(({ status }, index) => ({ status, person: itemAt(people, index) })) }
  }

  // The reply to each error is tested above, one learner at a time.
  const faults = FAULTS[database].slice(0, testSize(FAULTS[database].length, 1)).flatMap((error) =>
    [false, true].map((isPersistent) => ({
      error,
      isPersistent,
      name: `${isPersistent ? 'lasting ' : ''}${error.message}`,
    })),
  )

  test.each(faults)(
    'three learners who finish at once, with “$name” at any statement, each keep everything or nothing',
    async ({ error, isPersistent }) => {
      let wasReached = true
      for (let nth = 1; wasReached; nth++) {
        expect(nth).toBeLessThan(MOST_STATEMENTS)
        const attempt = await finishAtOnce(nth, error, isPersistent)
        wasReached = attempt.wasReached
        // The stored data must agree with the reply.
        for (const { status, person } of attempt.finishes) {
          expect([201, 503]).toContain(status)
          expect(await learnerState(person)).toEqual(status === 201 ? FINISHED : UNTOUCHED)
        }
        const wasRefused = attempt.finishes.some(({ status }) => status === 503)
        expect(wasRefused || !isPersistent || !wasReached).toBe(true)
      }
    },
  )

  test('control: without the transaction some failing statement leaves half a quiz behind', async () => {
    const { storage } = server.services
    const { transaction } = storage
    storage.transaction = (work) => storage.read(work)
    const halves: number[] = []
    for (let nth = 1; nth < 15; nth++) {
      const person = await server.person()
      const before = await dump.read()
      statements.failAt(nth, FAULTS[database][0], false, 'before')
      const { status } = await finishAQuiz(person)
      statements.reset()
      if (status === 503 && (await dump.read()) !== before) halves.push(nth)
    }
    storage.transaction = transaction
    expect(halves).not.toEqual([])
  })
})

const UNTOUCHED = { results: 0, met: [], streak: 0, achievements: [] }
const FINISHED = { results: 1, met: Array(12).fill(1), streak: 1, achievements: ['first-quiz'] }

/** A summary of everything that a finish changes. */
async function learnerState({ id, get }: Person) {
  const progress = bodyOf(getProgress, await get(`/api/users/${id}/progress`))
  const achievements = bodyOf(getAchievements, await get(`/api/users/${id}/achievements`))
  return {
    results: bodyOf(getQuizResults, await get(`/api/quiz-results/user/${id}?summary=true`)).length,
    met: progress.map(({ timesEncountered }) => timesEncountered),
    streak: bodyOf(getStreak, await get(`/api/users/${id}/streak`)).longestStreak,
    achievements: achievements.map(({ achievementId }) => achievementId).filter((each) => each !== 'early-adopter'),
  }
}

test('a damaged file stops writing and turns health red, while reading continues', async () => {
  const statements = new FailingStatements()
  const server = await startTestApp('SQLite', { through: statements.through })
  const person = await server.person()
  const practice = () => person.post(`/api/users/${person.id}/progress`, answer)
  expect((await practice()).status).toBe(200)

  statements.failAt(3, DAMAGE, false, 'before')
  expect((await practice()).status).toBe(503)
  statements.reset()

  expect((await practice()).status).toBe(503)
  expect((await server.nobody.get('/api/health')).status).toBe(503)
  expect((await person.get(`/api/users/${person.id}/progress`)).body).toMatchObject([{ timesEncountered: 1 }])
  await server.stop()
})
