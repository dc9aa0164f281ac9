import { getInsights, getReview, postDispute, postToday } from '@think-twice/contract/practice'
import { itemOfLabel } from '@think-twice/core/concepts/concept-names'
import { BANK } from '@think-twice/core/content/bank'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { itemAt, required } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Caller,
  cookieOf,
  NOON,
  outcomeOf,
  type Person,
  type Reply,
  startTestApp,
  type TestApp,
} from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000

const practice = BANK.flatMap(({ concept, scenarios }) =>
  scenarios.filter(({ slot, kind }) => slot === undefined && kind !== 'decide').map((each) => ({ ...each, concept })),
)
const flawed = practice.filter(({ kind }) => kind === 'spot')
const sound = practice.filter(
  ({ kind, twinOf }) => kind === 'sound' && !flawed.slice(0, 30).some(({ id }) => id === twinOf),
)

describe.each(DATABASES)('on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    ada = await server.person()
  })
  afterAll(() => server.stop())

  const my = (resource: string) => `/api/users/${ada.id}/${resource}`
  const insights = async () => bodyOf(getInsights, await ada.get(my('insights')))
  const review = async (person: Person = ada) => bodyOf(getReview, await person.get(`/api/users/${person.id}/review`))

  describe('insights', () => {
    /** One answer of a round: what was named, `right` for the right option. */
    const answer = (scenario: (typeof practice)[number], choice: string, given: Record<string, unknown> = {}) => {
      const right = required(
        scenario.options.find((option) => option.right),
        'the right option',
      ).text
      const named = choice === 'right' ? right : choice
      return ada.post(
        my('progress'),
        {
          itemId: scenario.concept.name,
          categoryType: scenario.concept.category === 'cognitive-bias' ? 'cognitive-biases' : 'logical-fallacies',
          isCorrect: named === right,
          scenario: scenario.id,
          choice: named,
          kind: scenario.kind === 'sound' ? 'sound' : 'flawed',
          ...given,
        },
        { 'idempotency-key': `${scenario.id}.${JSON.stringify(given).length}` },
      )
    }

    test('are empty for a new account', async () => {
      expect(await insights()).toMatchObject({
        answers: 0,
        eye: { reading: null, windows: null },
        calibration: { brier: null, sureAndWrong: [] },
        confusions: [],
        history: {},
      })
    })

    test('include detection once there are enough first looks at flawed and sound practice scenarios', async () => {
      for (const scenario of flawed.slice(0, 20)) await answer(scenario, 'right', { sureness: 'sure' })
      for (const scenario of sound.slice(0, 9)) await answer(scenario, 'right')
      expect((await insights()).eye.reading).toBeNull()
      await answer(itemAt(sound, 9), itemAt(sound, 9).concept.name)
      await ada.post('/api/quiz-results', finishedQuiz('standard', 2, { recordActivity: true }))

      const { eye, answers } = await insights()
      expect(answers).toBe(42)
      expect(eye.counts).toEqual({ flawed: 20, caught: 20, namedRight: 20, sound: 10, accepted: 9 })
      expect(eye.reading).toMatchObject({ sharpnessWord: 'keen' })
    })

    test('count a sound item, which changes neither mastery nor review, and whose reply is the unchanged record', async () => {
      const item = itemAt(sound, 0)
      const reply = await answer(item, item.concept.name)
      expect([reply.status, reply.body]).toMatchObject([200, { timesEncountered: 0, masteryLevel: 57 }])
      expect((await ada.get(my('progress'))).body).toEqual([])
      expect(await review()).toEqual({ due: [], next: null })
      expect((await insights()).answers).toBe(1)
    })

    test('go by what the bank says when a sound scenario is sent as a flawed one', async () => {
      await answer(itemAt(sound, 0), 'right', { kind: 'flawed' })
      expect((await ada.get(my('progress'))).body).toEqual([])
    })

    test('use the sureness of quiz answers, which is stored with the result', async () => {
      const quiz = finishedQuiz('standard', 1, { recordActivity: true })
      const sureness = quiz.questions.map((_, index) => (index < 6 ? 'sure' : index < 8 ? 'guess' : null))
      expect((await ada.post('/api/quiz-results', { ...quiz, sureness })).status).toBe(201)
      const { calibration } = await insights()
      expect(calibration.rows.map(({ answers }) => answers)).toEqual([2, 0, 6])
      expect(calibration.sureAndWrong).toEqual([
        { itemId: itemOfLabel(itemAt(quiz.questions, 0).fallacyType), times: 1 },
      ])
    })

    test('report a mix-up from the second time on', async () => {
      const quiz = finishedQuiz('standard', 1)
      const question = itemAt(quiz.questions, 0)
      const wrong = question.options.findIndex((_, index) => index !== question.correctAnswer)
      const userAnswers = quiz.userAnswers.with(0, wrong)
      const send = (id: string) => ada.post('/api/quiz-results', { ...quiz, userAnswers, id, recordActivity: true })
      await send('one')
      expect((await insights()).confusions).toEqual([])
      await send('two')
      expect((await insights()).confusions).toMatchObject([{ times: 2, one: { times: 2, of: 2 } }])
    })

    test('list the latest answers about a concept oldest first, in whatever order they arrive', async () => {
      const post = (isCorrect: boolean, daysAgo: number) =>
        ada.post(my('progress'), {
          ...{ itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect },
          ...{ at: NOON - daysAgo * DAY, timeZone: 'Europe/Berlin' },
        })
      await post(true, 0)
      await post(false, 2)
      await post(true, 5)
      expect((await insights()).history).toEqual({ anchoring: [true, false, true] })
    })
  })

  describe('the concepts due for review', () => {
    const answer = (itemId: string, isCorrect: boolean, given: Record<string, unknown> = {}) =>
      ada.post(my('progress'), { itemId, categoryType: 'logical-fallacies', isCorrect, ...given })

    test('include one answered wrong the next day, and one answered right some days later', async () => {
      await answer('Straw Man', false)
      await answer('Ambiguity', true)
      expect(await review()).toEqual({ due: [], next: { inDays: 1, count: 1 } })

      server.clock.time = NOON + DAY
      expect((await review()).due).toMatchObject([{ concept: 'straw-man', why: 'due', daysSince: 1 }])
      server.clock.time = NOON + 20 * DAY
      expect((await review()).due.map(({ concept }) => concept)).toEqual(['straw-man', 'ambiguity'])
    })

    test('begin with those answered wrong while sure, each with a scenario not seen yet', async () => {
      const practiced = flawed.filter(({ concept }) => concept.id === 'straw-man').map(({ id }) => id)
      await answer('Ambiguity', false)
      await answer('Straw Man', false, { sureness: 'sure', scenario: itemAt(practiced, 0) })
      server.clock.time = NOON + DAY

      const { due } = await review()
      expect(due.map(({ concept, why }) => [concept, why])).toEqual([
        ['straw-man', 'sure and wrong'],
        ['ambiguity', 'due'],
      ])
      expect(practiced.slice(1)).toContain(itemAt(due, 0).scenario)
    })

    test('have the same dates when answers arrive in another order', async () => {
      const bob = await server.person()
      const sent = [
        { itemId: 'Straw Man', isCorrect: true, at: NOON - 9 * DAY },
        { itemId: 'Straw Man', isCorrect: false, at: NOON - 5 * DAY },
        { itemId: 'Straw Man', isCorrect: true, at: NOON - 2 * DAY },
      ].map((body) => ({ ...body, categoryType: 'logical-fallacies', timeZone: 'UTC' }))
      for (const body of sent) await ada.post(my('progress'), body)
      for (const body of sent.toReversed()) await bob.post(`/api/users/${bob.id}/progress`, body)
      server.clock.time = NOON + 20 * DAY

      expect(await review(bob)).toEqual(await review())
      const progress = await Promise.all([ada, bob].map((person) => person.get(`/api/users/${person.id}/progress`)))
      expect(itemAt(progress, 1).body).toEqual(itemAt(progress, 0).body)
    })
  })

  describe('a dispute about a scenario', () => {
    const dispute = (given: Record<string, unknown> = {}) =>
      ada.post(my('disputes'), { scenario: 'straw-man-monday-briefing', text: 'He may be right.', ...given })

    test('is stored once for each learner and scenario', async () => {
      const kept = { scenario: 'straw-man-monday-briefing', text: 'He may be right.', at: NOON }
      const first = await dispute()
      expect([first.status, first.body]).toEqual([201, kept])
      const second = await dispute({ text: 'On second thought.' })
      expect([second.status, second.body]).toEqual([200, kept])
    })

    test('is stored without control characters, and refused if nothing else is left', async () => {
      const reply = await dispute({ text: 'one\u0000two\u202ethree\r\nfour ' })
      expect(bodyOf(postDispute, reply).text).toBe('one two three four')
      expect(outcomeOf(await dispute({ text: '\u0000\u200b' }))).toBe('bad-request')
    })
  })

  describe("answering the day's argument", () => {
    // Each test has days of its own, because counts are kept by day.
    let daysLater = 0
    let now: number
    beforeEach(() => {
      daysLater += 4
      now = NOON + daysLater * DAY
      server.clock.time = now
    })

    const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
    const scenarioAt = (time: number) => {
      const id = SCHEDULE[dayAt(time)]
      const found = BANK.flatMap(({ scenarios }) => scenarios).find((scenario) => scenario.id === id)
      return required(found, dayAt(time))
    }
    /** A flaw that is offered on a day, or that nothing is wrong. */
    const optionAt = (time: number, isFlaw = true) =>
      required(
        scenarioAt(time).options.find(({ text }) => text.startsWith('No ') !== isFlaw),
        'an option',
      ).text
    const send = (caller: Caller, given: Record<string, unknown> = {}, time = now) =>
      caller.post('/api/today', { day: dayAt(time), choice: optionAt(time), sentence: 0, ...given })
    /** Answers from this many devices, one each. */
    const answers = async (count: number, given: Record<string, unknown> = {}) => {
      for (let number = 0; number < count; number++) await send(server.nobody, given)
    }
    const nothing = () => ({ choice: optionAt(now, false), sentence: null })
    const othersIn = (reply: Reply) => bodyOf(postToday, reply).others

    test('counts a device once a day, whatever it answers the second time', async () => {
      const first = await send(server.nobody)
      expect([first.status, first.body]).toEqual([201, { others: null }])
      const device = server.caller(cookieOf(first))
      expect((await send(device, nothing())).status).toBe(200)
      server.clock.time = now + DAY
      expect((await send(device, {}, now + DAY)).status).toBe(201)
    })

    test('counts a person once on any devices, and a device once for any people', async () => {
      const [eve, bob] = [await server.person(), await server.person()]
      const first = await send(eve)
      expect(first.status).toBe(201)
      expect((await send(eve)).status).toBe(200)
      expect((await send(server.caller(cookieOf(first)))).status).toBe(200)
      expect((await send(server.caller(`${bob.cookie}; ${cookieOf(first)}`))).status).toBe(200)
      expect((await send(bob)).status).toBe(200)
    })

    test('shows how others answered from the twentieth answer on, in tens', async () => {
      await answers(12)
      await answers(6, nothing())
      expect(othersIn(await send(server.nobody))).toBeNull()
      const others = required(othersIn(await send(server.nobody, { sentence: 1 })), 'how others answered')
      expect(others.people).toBe(20)
      expect(others.options).toHaveLength(4)
      expect(others.options.map(({ count }) => count).toSorted()).toEqual([0, 0, 10, 10])
      expect(others.options.find(({ choice }) => choice === 'no-flaw')?.count).toBe(10)
      expect(others.sentences).toHaveLength(sentencesOf(scenarioAt(now).scenario).length)
      expect(others.sentences.slice(0, 2)).toEqual([10, 0])
    })

    test('is open from yesterday to tomorrow in UTC, and refuses other days and foreign options', async () => {
      for (const days of [-1, 1]) expect((await send(server.nobody, {}, now + days * DAY)).status).toBe(201)
      for (const day of [dayAt(now - 2 * DAY), dayAt(now + 2 * DAY), '2026-10-31', '9999-99-99'])
        expect(outcomeOf(await send(server.nobody, { day })), day).toBe('day-not-open')
      for (const given of [{ choice: 'Galaxy Brain' }, { sentence: 99 }, { ...nothing(), sentence: 0 }])
        expect(outcomeOf(await send(server.nobody, given))).toBe('not-an-option')
      expect(outcomeOf(await send(server.nobody, { other: 1 }))).toBe('bad-request')
    })

    test('replaces an invalid device cookie with one that scripts cannot read', async () => {
      for (const cookie of ['device=<script>', `device=${'a'.repeat(23)}`]) {
        const { headers } = await send(server.caller(cookie))
        expect(String(headers['set-cookie'])).toMatch(
          /^device=[\w-]{22}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Strict$/,
        )
      }
    })

    test('forgets who was counted after 48 hours, and keeps the counts', async () => {
      const { storage } = server.services
      await answers(20)
      const device = server.caller(cookieOf(await send(server.nobody)))
      await storage.transaction(({ today }) => today.forgetAnswerers(now + 2 * DAY))
      expect((await send(device)).status).toBe(200)
      await storage.transaction(({ today }) => today.forgetAnswerers(now + 2 * DAY + 1))
      expect((await send(device)).status).toBe(201)
      expect(othersIn(await send(device))?.people).toBe(20)
    })

    test('counts two answers from one device at the same moment once', async () => {
      const device = server.caller(cookieOf(await send(server.nobody, {}, now - DAY)))
      const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(device)).status))
      expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201])
    })
  })
})
