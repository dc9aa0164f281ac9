import { getReview } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { BANK } from '@think-twice/core/content/bank'
import { itemAt } from '@think-twice/core/required'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, type Person } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

/** The concept's sound scenarios whose twins are not practiced, so that neither was seen. */
const soundOf = (id: ConceptId) =>
  BANK.flatMap(({ concept, scenarios }) => (concept.id === id ? scenarios : []))
    .filter(({ kind }) => kind === 'sound')
    .map((scenario) => scenario.id)

onEachDatabase('the concepts due for review', (on) => {
  const { my } = on
  const review = async (person: Person = on.ada) =>
    bodyOf(getReview, await person.get(`/api/users/${person.id}/review`))

  const answer = (itemId: string, isCorrect: boolean, given: Record<string, unknown> = {}) =>
    on.ada.post(my('progress'), { itemId, categoryType: 'logical-fallacies', isCorrect, ...given })

  test('include one answered wrong the next day, and one answered right some days later', async () => {
    await answer('Straw Man', false)
    await answer('Ambiguity', true)
    expect(await review()).toEqual({
      due: [],
      forToday: 0,
      dueTomorrow: 1,
      next: { inDays: 1, count: 1 },
      ownSeconds: null,
      seen: {},
      met: expect.arrayContaining(['straw-man', 'ambiguity']),
    })

    on.server.clock.time = NOON + DAY
    expect((await review()).due).toMatchObject([{ concept: 'straw-man', why: 'due', daysSince: 1 }])
    on.server.clock.time = NOON + 20 * DAY
    expect((await review()).due.map(({ concept }) => concept)).toEqual(['straw-man', 'ambiguity'])
  })

  test('begin with those answered wrong while sure', async () => {
    await answer('Ambiguity', false)
    await answer('Straw Man', false, { sureness: 'sure' })
    on.server.clock.time = NOON + DAY

    const { due } = await review()
    expect(due.map(({ concept, why }) => [concept, why])).toEqual([
      ['straw-man', 'sure and wrong'],
      ['ambiguity', 'due'],
    ])
  })

  test('come no nearer for an accepted sound item, and come tomorrow for one in which a flaw was named', async () => {
    const [accepted, accused] = [itemAt(soundOf('straw-man'), 0), itemAt(soundOf('straw-man'), 1)]
    await answer('Straw Man', true)
    on.server.clock.time = NOON + 3 * DAY
    await answer('Straw Man', true, { scenario: accepted, kind: 'sound' })
    expect(await review()).toMatchObject({
      due: [],
      next: { inDays: 2, count: 1 },
      seen: { [accepted]: NOON + 3 * DAY },
    })
    await answer('Ambiguity', true)
    on.server.clock.time = NOON + 4 * DAY
    await answer('Ambiguity', false, { scenario: itemAt(soundOf('ambiguity'), 0), kind: 'sound' })
    await answer('Straw Man', true)
    await answer('Straw Man', false, { scenario: accused, kind: 'sound' })
    expect(await review()).toMatchObject({ due: [], forToday: 0, dueTomorrow: 2, next: { inDays: 1, count: 2 } })
  })

  test('have the same dates when answers arrive in another order', async () => {
    const bob = await on.server.person()
    const sent = [
      { itemId: 'Straw Man', isCorrect: true, at: NOON - 9 * DAY },
      { itemId: 'Straw Man', isCorrect: false, at: NOON - 5 * DAY },
      { itemId: 'Straw Man', isCorrect: true, at: NOON - 2 * DAY },
    ].map((body) => ({ ...body, categoryType: 'logical-fallacies', timeZone: 'UTC' }))
    for (const body of sent) await on.ada.post(my('progress'), body)
    for (const body of sent.toReversed()) await bob.post(`/api/users/${bob.id}/progress`, body)
    on.server.clock.time = NOON + 20 * DAY

    expect(await review(bob)).toEqual(await review())
    const progress = await Promise.all([on.ada, bob].map((person) => person.get(`/api/users/${person.id}/progress`)))
    expect(itemAt(progress, 1).body).toEqual(itemAt(progress, 0).body)
  })
})
