import { getReview } from '@think-twice/contract/practice'
import { DAY } from '@think-twice/core/activity/days'
import { BANK } from '@think-twice/core/content/bank'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const practice = BANK.flatMap(({ concept, scenarios }) =>
  scenarios.filter(({ slot, kind }) => slot === undefined && kind !== 'decide').map((each) => ({ ...each, concept })),
)
const flawed = practice.filter(({ kind }) => kind === 'spot')
describe.each(DATABASES)('the concepts due for review on %s', (database) => {
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
  const review = async (person: Person = ada) => bodyOf(getReview, await person.get(`/api/users/${person.id}/review`))

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
