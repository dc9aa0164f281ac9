import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDevice, offline } from './device.fixture.ts'
import { entry } from './saving.fixture.ts'

beforeEach(() => {
  // Each failure to send is logged to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A tab that could not send an entry, and another tab beside it. */
async function openTwoTabs() {
  const device = createDevice(() => Promise.reject(offline()))
  const said: (string | null)[] = []
  const tab = device.openTab({ onState: (_, state) => said.push(state) })
  await tab.enqueue(entry('a'))
  await device.isQuiet()
  expect(said).toEqual(['saving', 'waiting'])
  device.server = () => {}
  return { device, said, tab, other: device.openTab() }
}

describe('a tab that says an entry is waiting', () => {
  test('says that it is saved once another tab has sent it, at the next look and without sending it again', async () => {
    const { device, said, other } = await openTwoTabs()
    await other.drain()
    expect(said.at(-1)).toBe('waiting')
    await device.passTime(1000)
    expect(said).toEqual(['saving', 'waiting', 'saved'])
    expect(device.sent).toEqual(['a', 'a'])
    expect(device.timers).toEqual([])
  })

  test('says nothing of it once it was taken off the device unsent, and does not look for it again', async () => {
    const { device, said, tab } = await openTwoTabs()
    device.disk.delete('a')
    await tab.drain()
    await tab.drain()
    expect(said).toEqual(['saving', 'waiting', null])
    expect(device.timers).toEqual([])
  })

  test('goes on saying so as long as the device cannot be read', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const unreadable = { put: async () => {}, delete: async () => {}, all: async () => [], isGone: async () => false }
    const tab = device.openTab({ store: { ...unreadable, all: async () => [entry('a')] } })
    await tab.drain()
    device.copies.push('a')
    await tab.drain()
    expect(device.states.at(-1)).toEqual(['a', 'waiting'])
  })

  test('says so of somebody’s entry when somebody else has signed in, as long as it is on the device', async () => {
    const { device, said, tab } = await openTwoTabs()
    device.signedInId = 8
    await tab.drain()
    expect(said).toEqual(['saving', 'waiting'])
    expect(device.disk.has('a')).toBe(true)
  })
})

test('an entry that another tab sends before its own tab’s turn comes is not left as being saved', async () => {
  const device = createDevice()
  const said: (string | null)[] = []
  const other = device.openTab()
  const tab = device.openTab({
    onState: (_, state) => said.push(state),
    inTurn: async (work) => {
      await other.drain()
      await work()
    },
  })
  await tab.enqueue(entry('a'))
  await vi.waitUntil(() => said.length === 2, { interval: 1 })
  expect(said).toEqual(['saving', 'saved'])
  expect(device.sent).toEqual(['a'])
})
