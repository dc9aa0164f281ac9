import { postToday } from '@think-twice/contract/today'
import { DAY } from '@think-twice/core/activity/days'
import { BANK } from '@think-twice/core/content/bank'
import { RETIRED } from '@think-twice/core/content/retired'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { required } from '@think-twice/core/required'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, cookieOf, NOON, onEachDatabase, outcomeOf, type Reply } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('answering the day’s argument', (on) => {
  // Each test has days of its own, because counts are kept by day.
  let daysLater = 0
  let now: number
  beforeEach(() => {
    daysLater += 4
    now = NOON + daysLater * DAY
    on.server.clock.time = now
  })

  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
  const scenarioAt = (time: number) => {
    const id = SCHEDULE[dayAt(time)]
    const found = [...BANK, ...RETIRED].flatMap(({ scenarios }) => scenarios).find((scenario) => scenario.id === id)
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
    for (let number = 0; number < count; number++) await send(on.server.nobody, given)
  }
  const nothing = () => ({ choice: optionAt(now, false), sentence: null })
  const othersIn = (reply: Reply) => bodyOf(postToday, reply).others

  test('counts a device once a day, whatever it answers the second time', async () => {
    const first = await send(on.server.nobody)
    expect([first.status, first.body]).toEqual([201, { others: null }])
    const device = on.server.caller(cookieOf(first))
    expect((await send(device, nothing())).status).toBe(200)
    on.server.clock.time = now + DAY
    expect((await send(device, {}, now + DAY)).status).toBe(201)
  })

  test('counts a person once on any devices, and a device once for any people', async () => {
    const [eve, bob] = [await on.server.person(), await on.server.person()]
    const first = await send(eve)
    expect(first.status).toBe(201)
    expect((await send(eve)).status).toBe(200)
    expect((await send(on.server.caller(cookieOf(first)))).status).toBe(200)
    expect((await send(on.server.caller(`${bob.cookie}; ${cookieOf(first)}`))).status).toBe(200)
    expect((await send(bob)).status).toBe(200)
  })

  test('shows how others answered from the twentieth answer on, in tens', async () => {
    await answers(12)
    await answers(6, nothing())
    expect(othersIn(await send(on.server.nobody))).toBeNull()
    const others = required(othersIn(await send(on.server.nobody, { sentence: 1 })), 'how others answered')
    expect(others.people).toBe(20)
    expect(others.options).toHaveLength(4)
    expect(others.options.map(({ count }) => count).toSorted()).toEqual([0, 0, 10, 10])
    expect(others.options.find(({ choice }) => choice === 'no-flaw')?.count).toBe(10)
    expect(others.sentences).toHaveLength(sentencesOf(scenarioAt(now).scenario).length)
    expect(others.sentences.slice(0, 2)).toEqual([10, 0])
  })

  test('is open from yesterday to tomorrow in UTC, and refuses other days and foreign options', async () => {
    for (const days of [-1, 1]) expect((await send(on.server.nobody, {}, now + days * DAY)).status).toBe(201)
    for (const day of [dayAt(now - 2 * DAY), dayAt(now + 2 * DAY), '2026-10-31', '9999-99-99'])
      expect(outcomeOf(await send(on.server.nobody, { day })), day).toBe('day-not-open')
    for (const given of [{ choice: 'Galaxy Brain' }, { sentence: 99 }, { ...nothing(), sentence: 0 }])
      expect(outcomeOf(await send(on.server.nobody, given))).toBe('not-an-option')
  })

  test.each([
    ...['today', '21.11.2026'].map((day) => ({ day })),
    { choice: '' },
    { sentence: -1 },
    { sentence: 0.5 },
    { device: 'x' },
  ])('is refused with %j', async (given) => {
    expect(outcomeOf(await send(on.server.nobody, given))).toBe('bad-request')
  })

  test('replaces an invalid device cookie with one that scripts cannot read', async () => {
    for (const cookie of ['device=<script>', `device=${'a'.repeat(23)}`]) {
      const { headers } = await send(on.server.caller(cookie))
      expect(String(headers['set-cookie'])).toMatch(
        /^device=[\w-]{22}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Strict$/,
      )
    }
  })

  test('forgets who was counted after 48 hours, and keeps the counts', async () => {
    const { storage } = on.server.services
    await answers(20)
    const device = on.server.caller(cookieOf(await send(on.server.nobody)))
    await storage.transaction(({ today }) => today.forgetAnswerers(now + 2 * DAY))
    expect((await send(device)).status).toBe(200)
    await storage.transaction(({ today }) => today.forgetAnswerers(now + 2 * DAY + 1))
    expect((await send(device)).status).toBe(201)
    expect(othersIn(await send(device))?.people).toBe(20)
  })

  test('counts two answers from one device at the same moment once', async () => {
    const device = on.server.caller(cookieOf(await send(on.server.nobody, {}, now - DAY)))
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(device)).status))
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201])
  })
})
