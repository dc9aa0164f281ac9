import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA, createDevice, offline } from './device.fixture.ts'
import { entry } from './saving.fixture.ts'

beforeEach(() => {
  // Each failure to send is logged to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('the check for entries that the server has lost', () => {
  test('relies on a copy made before an entry leaves the outbox', async () => {
    const device = createDevice()
    const outbox = device.openTab({
      keepCopy: async ({ id }) => void device.copies.push(`${id}, ${device.disk.has(id) ? 'on the disk' : 'gone'}`),
    })
    await outbox.enqueue(entry('a'))
    await device.isQuiet()
    expect(device.copies).toEqual(['a, on the disk'])
    expect(device.disk.size).toBe(0)
  })

  test('runs once nothing waits, and sends lost entries again', async () => {
    const device = createDevice()
    const asked: { userId: number; waiting: number }[] = []
    device.lost = (userId) => {
      asked.push({ userId, waiting: device.disk.size })
      return asked.length === 1 ? [entry('lost')] : []
    }
    device.disk.set('a', entry('a'))
    await device.openTab().drain()
    expect(asked).toEqual([{ userId: ADA, waiting: 0 }])
    expect(device.sent).toEqual(['a', 'lost'])
    expect(device.disk.size).toBe(0)
  })

  test('does not run while anything waits, or while nobody is signed in', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    let asked = 0
    device.lost = () => {
      asked += 1
      return []
    }
    device.disk.set('a', entry('a'))
    const outbox = device.openTab()
    await outbox.drain()
    device.signedInId = null
    await outbox.drain()
    expect(asked).toBe(0)
  })

  test('runs once for each page, again after an hour, and again for each person who signs in', async () => {
    const device = createDevice()
    let asked = 0
    device.lost = () => {
      asked += 1
      return []
    }
    const outbox = device.openTab()
    await outbox.drain()
    device.now += 3_599_999
    await outbox.drain()
    expect(asked).toBe(1)
    device.now += 1
    await outbox.drain()
    expect(asked).toBe(2)
    await outbox.drainAfterSignIn()
    expect(asked).toBe(3)
  })

  test('runs again the next time if it failed', async () => {
    const device = createDevice()
    let asked = 0
    device.lost = () => {
      asked += 1
      throw offline()
    }
    const outbox = device.openTab()
    await outbox.drain()
    await outbox.drain()
    expect(asked).toBe(2)
  })
})
