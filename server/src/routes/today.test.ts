import { postToday } from '@think-twice/contract/practice'
import { BANK } from '@think-twice/core/content/bank'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { required } from '@think-twice/core/required'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type Caller,
  cookieOf,
  NOON,
  outcomeOf,
  type Reply,
  startTestApp,
  type TestApp,
} from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000
const TODAY = '2026-11-21'
const scenarios = BANK.flatMap((entry) => entry.scenarios)
const scenarioOf = (day: string) =>
  required(
    scenarios.find(({ id }) => id === SCHEDULE[day]),
    day,
  )
const scenario = scenarioOf(TODAY)
const flaw = required(
  scenario.options.find(({ text }) => !text.startsWith('No ')),
  'a flaw',
).text
const nothing = required(
  scenario.options.find(({ text }) => text.startsWith('No ')),
  'No … here',
).text

const othersIn = (reply: Reply) => bodyOf(postToday, reply).others

describe.each(DATABASES)("answering the day's argument on %s", (database) => {
  let server: TestApp
  beforeEach(async () => {
    server = await startTestApp(database)
  })
  afterEach(() => server.stop())

  const send = (caller: Caller, given: Record<string, unknown> = {}) =>
    caller.post('/api/today', { day: TODAY, choice: flaw, sentence: 0, ...given })
  /** Answers from this many devices, one each. */
  const answers = async (count: number, given: Record<string, unknown> = {}) => {
    for (let number = 0; number < count; number++) await send(server.nobody, given)
  }

  test('counts a device once a day, whatever it answers the second time', async () => {
    const first = await send(server.nobody)
    expect([first.status, first.body]).toEqual([201, { others: null }])
    const device = server.caller(cookieOf(first))
    expect((await send(device, { choice: nothing, sentence: null })).status).toBe(200)
    server.clock.time = NOON + DAY
    expect((await send(device, { day: '2026-11-22', choice: optionOf('2026-11-22'), sentence: null })).status).toBe(201)
  })

  test('counts a person once on any devices, and a device once for any people', async () => {
    const ada = await server.person()
    const first = await send(ada)
    expect(first.status).toBe(201)
    expect((await send(ada)).status).toBe(200)
    expect((await send(server.caller(cookieOf(first)))).status).toBe(200)
    const bob = await server.person()
    expect((await send(server.caller(`${bob.cookie}; ${cookieOf(first)}`))).status).toBe(200)
    expect((await send(bob)).status).toBe(200)
  })

  test('shows how others answered from the twentieth answer on, in tens', async () => {
    await answers(13)
    await answers(6, { choice: nothing, sentence: null })
    const last = await send(server.nobody, { sentence: 1 })
    const others = required(othersIn(last), 'how others answered')
    expect(others.people).toBe(20)
    expect(others.options).toHaveLength(4)
    expect(others.options.map(({ count }) => count).toSorted()).toEqual([0, 0, 10, 10])
    expect(others.options.find(({ choice }) => choice === 'no-flaw')?.count).toBe(10)
    expect(others.sentences).toHaveLength(sentencesOf(scenario.scenario).length)
    expect(others.sentences.slice(0, 2)).toEqual([10, 0])
  })

  test('shows nothing with nineteen answers', async () => {
    await answers(18)
    expect(othersIn(await send(server.nobody))).toBeNull()
    expect(othersIn(await send(server.nobody))?.people).toBe(20)
  })

  test('is open from yesterday to tomorrow in UTC, and refuses other days and foreign options', async () => {
    const status = async (given: Record<string, unknown>) => (await send(server.nobody, given)).status
    expect(await status({ day: '2026-11-20', choice: optionOf('2026-11-20'), sentence: null })).toBe(201)
    expect(await status({ day: '2026-11-22', choice: optionOf('2026-11-22'), sentence: null })).toBe(201)
    for (const day of ['2026-11-19', '2026-11-23', '2026-10-31', '9999-99-99']) {
      expect((await send(server.nobody, { day })).body, day).toMatchObject({ code: 'day-not-open' })
    }
    for (const given of [{ choice: 'Galaxy Brain' }, { sentence: 99 }, { choice: nothing, sentence: 0 }]) {
      expect((await send(server.nobody, given)).body).toMatchObject({ code: 'not-an-option' })
    }
    for (const given of [{ day: 'today' }, { sentence: -1 }, { sentence: 0.5 }, { choice: '' }, { other: 1 }]) {
      expect(outcomeOf(await send(server.nobody, given))).toBe('bad-request')
    }
  })

  test('replaces an invalid device cookie with one that scripts cannot read', async () => {
    const { headers } = await send(server.caller('device=<script>'))
    expect(String(headers['set-cookie'])).toMatch(
      /^device=[\w-]{22}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  test('forgets who was counted after 48 hours, and keeps the counts', async () => {
    await answers(20)
    await server.services.storage.transaction(({ today }) => today.forgetAnswerers(NOON + 2 * DAY))
    const device = server.caller(cookieOf(await send(server.nobody)))
    expect((await send(device)).status).toBe(200)
    await server.services.storage.transaction(({ today }) => today.forgetAnswerers(NOON + 2 * DAY + 1))
    expect((await send(device)).status).toBe(201)
    expect(othersIn(await send(device))?.people).toBe(20)
  })

  test('counts two answers from one device at the same moment once', async () => {
    const device = server.caller(
      cookieOf(await send(server.nobody, { day: '2026-11-20', choice: optionOf('2026-11-20'), sentence: null })),
    )
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(device)).status))
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201])
  })
})

describe('the limits of today’s argument', () => {
  test('allow three hundred answers a day from one address', async () => {
    const server = await startTestApp('SQLite', { rateLimits: true })
    const send = () => server.nobody.post('/api/today', { day: TODAY, choice: flaw, sentence: 0 })
    for (let number = 0; number < 300; number++) expect((await send()).status).toBe(201)
    const refused = await send()
    expect([outcomeOf(refused), refused.headers['retry-after']]).toEqual([
      'too-many-attempts',
      expect.stringMatching(/^\d+$/),
    ])
    await server.stop()
  })
})

/** An option of the argument of a day. */
function optionOf(day: string): string {
  return scenarioOf(day).options[0].text
}
