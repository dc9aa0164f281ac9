import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA, createDevice, NOW, offline } from './device.fixture.ts'
import { entry, refusal } from './saving.fixture.ts'

beforeEach(() => {
  // Each failure to send is logged to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('the owner of an entry', () => {
  test('is the person who is signed in, or else the entry is not sent', async () => {
    const device = createDevice()
    device.disk.set('ada', entry('ada', { queuedAt: NOW, userId: ADA }))
    device.disk.set('grace', entry('grace', { queuedAt: NOW, userId: 8 }))
    await device.openTab().drain()
    expect(device.sent).toEqual(['ada'])
    device.signedInId = null
    await device.openTab().drain()
    expect(device.sent).toEqual(['ada'])
  })

  test('is checked while sending, which stops when somebody else signs in', async () => {
    const device = createDevice(() => {
      device.signedInId = 8
    })
    for (const id of ['a', 'b']) device.disk.set(id, entry(id))
    await device.openTab().drain()
    expect(device.sent).toEqual(['a'])
  })

  test('has no retries planned once their session is over', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    device.disk.set('a', entry('a'))
    const outbox = device.openTab()
    await outbox.drain()
    expect(device.timers).toHaveLength(1)
    device.server = () => {
      throw refusal(401, null)
    }
    await outbox.drain()
    expect(device.timers).toEqual([])
  })

  test('can sign in again after their session is over, and nothing was lost meanwhile', async () => {
    const device = createDevice(() => {
      throw refusal(401, null)
    })
    for (const id of ['a', 'b']) device.disk.set(id, entry(id))
    const outbox = device.openTab()
    await outbox.drain()
    expect(device.sent).toEqual(['a'])
    device.server = () => {}
    await outbox.drain()
    expect(device.disk.size).toBe(0)
  })
})
