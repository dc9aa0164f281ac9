import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acknowledgedIds,
  dropLongAcknowledged,
  findAcknowledged,
  forgetAcknowledged,
  keepAcknowledged,
} from './acknowledged-store.ts'
import type { OutboxCall } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const ACTIVE_DAY: OutboxCall = { kind: 'streak', body: { lastActivityDate: NOW } }

const entry = (id: string, userId = 7, call: OutboxCall = ACTIVE_DAY): OutboxEntry => ({
  id,
  userId,
  queuedAt: NOW,
  call,
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  for (const userId of [7, 8]) await forgetAcknowledged(userId)
})

test('an entry that the server has confirmed is found again as it was sent', async () => {
  await keepAcknowledged(entry('a'))
  expect(await findAcknowledged('a')).toEqual(entry('a'))
  expect(await findAcknowledged('nowhere')).toBeNull()
})

test('the ids of confirmed entries are listed by person and kind', async () => {
  const view: OutboxCall = { kind: 'dispute', body: { scenario: 'one', text: 'No.' } }
  await keepAcknowledged(entry('a'))
  await keepAcknowledged(entry('b'))
  await keepAcknowledged(entry('view', 7, view))
  await keepAcknowledged(entry('grace', 8))
  expect(await acknowledgedIds(7, 'streak')).toEqual(['a', 'b'])
  expect(await acknowledgedIds(7, 'dispute')).toEqual(['view'])
  expect(await acknowledgedIds(8, 'streak')).toEqual(['grace'])
})

test('favorites are not kept after saving, because they may be removed later on another device', async () => {
  await keepAcknowledged(entry('on', 7, { kind: 'favorite', body: { itemId: 'straw-man', itemType: 'fallacy' } }))
  expect(await findAcknowledged('on')).toBeNull()
})

test('a confirmed entry is forgotten after thirty days, and not before', async () => {
  await keepAcknowledged(entry('old'))
  vi.setSystemTime(NOW + DAY)
  await keepAcknowledged(entry('young'))
  vi.setSystemTime(NOW + 30 * DAY)
  await dropLongAcknowledged()
  expect(await acknowledgedIds(7, 'streak')).toEqual(['young'])
})

test('forgetting an account removes all its entries, and none of anybody else', async () => {
  await keepAcknowledged(entry('a'))
  await keepAcknowledged(entry('grace', 8))
  await forgetAcknowledged(7)
  expect(await acknowledgedIds(7, 'streak')).toEqual([])
  expect(await acknowledgedIds(8, 'streak')).toEqual(['grace'])
})
