import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('favorites on %s', (database) => {
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
  const bodyAt = async (resource: string) => (await ada.get(my(resource))).body

  test('mark a concept once by its id and type, and the mark can be removed', async () => {
    const added = await ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
    const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
    expect([added.status, added.body]).toEqual([201, favorite])
    const again = await ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
    expect([again.status, again.body]).toEqual([200, favorite])
    expect(await bodyAt('favorites')).toEqual([favorite])

    expect((await ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
    expect(await bodyAt('favorites')).toEqual([])
    expect((await ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
  })

  test('can be removed for Composition/Division by its name', async () => {
    await ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
    const name = encodeURIComponent('Composition/Division')
    expect((await ada.delete(my(`favorites/${name}/fallacy`))).status).toBe(204)
    expect(await bodyAt('favorites')).toEqual([])
  })

  test('of an unknown type are refused, when they are marked and when the mark is removed', async () => {
    const added = await ada.post(my('favorites'), { itemId: 'straw-man', itemType: 'sophism' })
    const removed = await ada.delete(my('favorites/straw-man/sophism'))
    expect([outcomeOf(added), outcomeOf(removed)]).toEqual(['unknown-item-type', 'unknown-item-type'])
  })
})
