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

  test('mark a concept once by its id and type, and the mark can be removed', async () => {
    const added = await ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
    const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
    expect([added.status, added.body]).toEqual([201, favorite])
    const again = await ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
    expect([again.status, again.body]).toEqual([200, favorite])
    expect((await ada.get(my('favorites'))).body).toEqual([favorite])

    expect((await ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
    expect((await ada.get(my('favorites'))).body).toEqual([])
    expect((await ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
  })

  test('can be removed for Composition/Division by its id and by its name', async () => {
    await ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
    expect((await ada.delete(my(`favorites/${encodeURIComponent('Composition/Division')}/fallacy`))).status).toBe(204)
    expect((await ada.get(my('favorites'))).body).toEqual([])
  })

  test.each<[string, object]>([
    ['unknown-item-type', { itemId: 'straw-man', itemType: 'sophism' }],
    ['bad-request', { itemId: 'straw-man' }],
    ['bad-request', { itemId: ' ', itemType: 'bias' }],
  ])('are refused as %s for %j', async (code, body) => {
    expect(outcomeOf(await ada.post(my('favorites'), body))).toBe(code)
  })

  test('cannot be removed with an unknown type in the address', async () => {
    expect(outcomeOf(await ada.delete(my('favorites/straw-man/sophism')))).toBe('unknown-item-type')
  })
})
