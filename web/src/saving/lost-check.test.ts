import { beforeEach, expect, test, vi } from 'vitest'
import { createLostCheck } from './lost-check.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { entry, storeOf } from './saving.fixture.ts'

const HOUR = 3_600_000

type Device = {
  disk: OutboxStore
  asked: number[]
  signedInId: number | null
  now: number
  findLost: OutboxWorld['findLost']
}

/** A device on which Ada, 7, is signed in, with a server that has lost these entries. */
function createDevice({ disk = storeOf(), lost = [entry('lost')] } = {}) {
  const device: Device = {
    disk,
    asked: [],
    signedInId: 7,
    now: 0,
    findLost: async (userId: number) => {
      device.asked.push(userId)
      return lost
    },
  }
  const check = createLostCheck({
    store: disk,
    findLost: (userId) => device.findLost(userId),
    signedInId: () => device.signedInId,
    now: () => device.now,
  })
  return { device, ...check }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('an entry that the server has lost is put back into the outbox', async () => {
  const { device, putBackLost } = createDevice()
  expect(await putBackLost()).toBe(true)
  expect(await device.disk.all()).toEqual([entry('lost')])
})

test('a server that has lost nothing is not asked again about this person for an hour', async () => {
  const { device, putBackLost, distrust } = createDevice({ lost: [] })
  for (const now of [0, HOUR - 1, HOUR]) {
    device.now = now
    expect(await putBackLost()).toBe(false)
  }
  expect(device.asked).toEqual([7, 7])
  device.signedInId = 8
  await putBackLost()
  expect(device.asked).toEqual([7, 7, 8])
  distrust()
  await putBackLost()
  expect(device.asked).toEqual([7, 7, 8, 8])
})

test('the server is not asked while an entry waits, and refused entries do not count as waiting', async () => {
  const waiting = createDevice({ disk: storeOf(entry('a')) })
  expect(await waiting.putBackLost()).toBe(false)
  expect(waiting.device.asked).toEqual([])
  const refused = createDevice({ disk: storeOf({ ...entry('a'), refused: '422: No.' }) })
  expect(await refused.putBackLost()).toBe(true)
})

test('the server is not asked while nobody is signed in', async () => {
  const { device, putBackLost } = createDevice()
  device.signedInId = null
  expect(await putBackLost()).toBe(false)
  expect(device.asked).toEqual([])
})

test('a server that could not be asked is asked the next time', async () => {
  const { device, putBackLost } = createDevice()
  const { findLost } = device
  device.findLost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await putBackLost()).toBe(false)
  device.findLost = findLost
  expect(await putBackLost()).toBe(true)
})
