import { expect, test } from 'vitest'
import { onEachDatabase, outcomeOf } from '../../test/app.fixture.ts'

onEachDatabase('favorites', (on) => {
  const { my, bodyAt } = on

  test('mark a concept once by its id and type, and the mark can be removed', async () => {
    const added = await on.ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
    const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
    expect([added.status, added.body]).toEqual([201, favorite])
    const again = await on.ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
    expect([again.status, again.body]).toEqual([200, favorite])
    expect(await bodyAt('favorites')).toEqual([favorite])

    expect((await on.ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
    expect(await bodyAt('favorites')).toEqual([])
    expect((await on.ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
  })

  test('can be removed for Composition/Division by its name', async () => {
    await on.ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
    const name = encodeURIComponent('Composition/Division')
    expect((await on.ada.delete(my(`favorites/${name}/fallacy`))).status).toBe(204)
    expect(await bodyAt('favorites')).toEqual([])
  })

  test('of an unknown type are refused, when they are marked and when the mark is removed', async () => {
    const added = await on.ada.post(my('favorites'), { itemId: 'straw-man', itemType: 'sophism' })
    const removed = await on.ada.delete(my('favorites/straw-man/sophism'))
    expect([outcomeOf(added), outcomeOf(removed)]).toEqual(['unknown-item-type', 'unknown-item-type'])
  })
})
