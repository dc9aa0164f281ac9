import { getReview } from '@think-twice/contract/practice'
import { BANK } from '@think-twice/core/content/bank'
import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000

describe.each(DATABASES)('the concepts due for review on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeEach(async () => {
    server = await startTestApp(database)
    ada = await server.person()
  })
  afterEach(() => server.stop())

  const review = async () => bodyOf(getReview, await ada.get(`/api/users/${ada.id}/review`))
  const answer = (itemId: string, isCorrect: boolean, given: Record<string, unknown> = {}) =>
    ada.post(`/api/users/${ada.id}/progress`, { itemId, categoryType: 'logical-fallacies', isCorrect, ...given })

  test('include one answered wrong the next day, and one answered right some days later', async () => {
    await answer('Straw Man', false)
    await answer('Ambiguity', true)
    expect((await review()).due).toEqual([])
    expect((await review()).next).toEqual({ inDays: 1, count: 1 })

    server.clock.time = NOON + DAY
    expect((await review()).due).toMatchObject([{ concept: 'straw-man', why: 'due', daysSince: 1 }])
    server.clock.time = NOON + 20 * DAY
    expect((await review()).due.map(({ concept }) => concept)).toEqual(['straw-man', 'ambiguity'])
  })

  test('begin with those answered wrong while sure, each with a scenario not seen yet', async () => {
    const own = required(
      BANK.find(({ concept }) => concept.id === 'straw-man'),
      'Straw Man',
    ).scenarios
    const practiced = own.filter(({ slot, kind }) => slot === undefined && kind === 'spot').map(({ id }) => id)
    await answer('Ambiguity', false)
    await answer('Straw Man', false, { sureness: 'sure', scenario: itemAt(practiced, 0) })
    server.clock.time = NOON + DAY

    const { due } = await review()
    expect(due.map(({ concept, why }) => [concept, why])).toEqual([
      ['straw-man', 'sure and wrong'],
      ['ambiguity', 'due'],
    ])
    expect(practiced).toContain(itemAt(due, 0).scenario)
    expect(itemAt(due, 0).scenario).not.toBe(practiced[0])
  })

  test('have the same dates when answers arrive in another order', async () => {
    const bob = await server.person()
    const sent = [
      { itemId: 'Straw Man', isCorrect: true, at: NOON - 9 * DAY },
      { itemId: 'Straw Man', isCorrect: false, at: NOON - 5 * DAY },
      { itemId: 'Straw Man', isCorrect: true, at: NOON - 2 * DAY },
    ].map((body) => ({ ...body, categoryType: 'logical-fallacies', timeZone: 'UTC' }))
    for (const body of sent) await ada.post(`/api/users/${ada.id}/progress`, body)
    for (const body of sent.toReversed()) await bob.post(`/api/users/${bob.id}/progress`, body)
    server.clock.time = NOON + 20 * DAY

    expect((await bob.get(`/api/users/${bob.id}/review`)).body).toEqual(await review())
    const [adas, bobs] = await Promise.all([
      ada.get(`/api/users/${ada.id}/progress`),
      bob.get(`/api/users/${bob.id}/progress`),
    ])
    expect(bobs.body).toEqual(adas.body)
  })
})
