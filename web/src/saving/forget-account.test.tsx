import { afterEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { rememberSeen, timesSeen } from '../browser/seen-scenarios.ts'
import { findAcknowledged, forgetAcknowledged, keepAcknowledged } from './acknowledged-store.ts'
import { forgetAccount } from './forget-account.ts'
import { outboxStore } from './outbox-store.ts'
import { entry } from './saving.fixture.ts'

const GRACE = 8

afterEach(async () => {
  await forgetAcknowledged(GRACE)
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('nothing of a deleted account stays: no waiting, refused, or sent entries, and no scenarios seen', async () => {
  await outboxStore.put(entry('waits', { userId: ADA.id }))
  await outboxStore.put({ ...entry('refused', { userId: ADA.id }), refused: '409' })
  await keepAcknowledged(entry('sent', { userId: ADA.id }))
  rememberSeen(ADA.id, 'one')
  await forgetAccount(ADA.id)
  expect(await outboxStore.all()).toEqual([])
  expect(await findAcknowledged('sent')).toBeNull()
  expect(timesSeen(ADA.id).size).toBe(0)
})

test('everything that the device has of other people and of visitors stays', async () => {
  await outboxStore.put(entry('of-grace', { userId: GRACE }))
  await keepAcknowledged(entry('sent-by-grace', { userId: GRACE }))
  for (const userId of [GRACE, null]) rememberSeen(userId, 'one')
  await forgetAccount(ADA.id)
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['of-grace'])
  expect(await findAcknowledged('sent-by-grace')).toMatchObject({ userId: GRACE })
  expect([timesSeen(GRACE).size, timesSeen(null).size]).toEqual([1, 1])
})
