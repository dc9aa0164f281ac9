import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { ADA, createDevice, NOW, offline, SAVED } from './device.fixture.ts'
import type { SavedReply } from './outbox-calls.ts'
import { entry, refusal } from './saving.fixture.ts'

beforeEach(() => {
  // Each failure to send is logged to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('an entry is stored on the disk before it is sent, and removed once the server has it', async () => {
  const onDiskWhenSent: boolean[] = []
  const device = createDevice(({ id }) => void onDiskWhenSent.push(device.disk.has(id)))
  await device.openTab().enqueue(entry('a'))
  expect(device.disk.has('a')).toBe(true)
  await device.isQuiet()
  expect(onDiskWhenSent).toEqual([true])
  expect(device.disk.size).toBe(0)
  expect(device.states).toEqual([
    ['a', 'saving'],
    ['a', 'saved'],
  ])
})

test('waiting entries are sent one after the other, in the order in which they were added', async () => {
  let underWay = 0
  let mostUnderWay = 0
  const device = createDevice(async () => {
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    await Promise.resolve()
    underWay -= 1
  })
  for (const id of ['c', 'a', 'b']) device.disk.set(id, entry(id, { queuedAt: NOW + ['c', 'a', 'b'].indexOf(id) }))
  await device.openTab().drain()
  expect(device.sent).toEqual(['c', 'a', 'b'])
  expect(mostUnderWay).toBe(1)
})

describe('the outbox without a connection', () => {
  test('keeps an entry waiting, and tries again after one second, then after two', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const outbox = device.openTab()
    await outbox.enqueue(entry('a'))
    await device.isQuiet()
    expect(device.states.at(-1)).toEqual(['a', 'waiting'])

    await device.passTime(999)
    expect(device.sent).toHaveLength(1)
    await device.passTime(1)
    expect(device.sent).toHaveLength(2)
    await device.passTime(1999)
    expect(device.sent).toHaveLength(2)

    device.server = () => {}
    await device.passTime(1)
    expect(device.states.at(-1)).toEqual(['a', 'saved'])
    expect(device.timers).toEqual([])
  })

  test('stops after two entries without a reply, and lets the others wait untried', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    for (const id of ['a', 'b', 'c']) device.disk.set(id, entry(id))
    await device.openTab().drain()
    expect(device.sent).toEqual(['a', 'b'])
    expect(device.states).toContainEqual(['c', 'waiting'])
  })

  test('sends everything at once when the connection returns', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const outbox = device.openTab()
    for (const id of ['a', 'b', 'c']) device.disk.set(id, entry(id))
    await outbox.drain()
    device.server = () => {}
    await outbox.drain()
    expect(device.disk.size).toBe(0)
    expect(device.timers).toEqual([])
  })
})

describe('the outbox of a server in trouble', () => {
  test('is not held up by one entry that always fails', async () => {
    const device = createDevice(({ id }) => {
      if (id === 'bad') throw refusal(503, 'bad')
    })
    device.disk.set('bad', entry('bad', { queuedAt: NOW }))
    device.disk.set('good', entry('good', { queuedAt: NOW + 1 }))
    const outbox = device.openTab()
    await outbox.drain()
    expect([...device.disk.keys()]).toEqual(['bad'])
    device.disk.set('next', entry('next', { queuedAt: NOW + 2 }))
    await outbox.drain()
    expect(device.sent).toEqual(['bad', 'good', 'next', 'bad'])
  })

  test('gives the server the time that it asks for', async () => {
    const device = createDevice(() => {
      throw refusal(503, 'a', { 'retry-after': '30' })
    })
    device.disk.set('a', entry('a'))
    await device.openTab().drain()
    await device.passTime(29_999)
    expect(device.sent).toHaveLength(1)
    await device.passTime(1)
    expect(device.sent).toHaveLength(2)
  })
})

describe('an entry that the server will never accept', () => {
  test('is set aside with the reason, and not sent again', async () => {
    const device = createDevice(() => {
      throw refusal(422, 'a')
    })
    device.disk.set('a', entry('a'))
    const outbox = device.openTab()
    await outbox.drain()
    await outbox.drain()
    expect(device.sent).toEqual(['a'])
    expect(device.states.at(-1)).toEqual(['a', 'refused'])
    expect(await outbox.countWaiting(ADA)).toBe(0)
    expect(await outbox.refusedEntries(ADA)).toMatchObject([{ id: 'a', refused: expect.stringContaining('422') }])
    expect(device.timers).toEqual([])
  })

  test('is recognized only by our own server’s reply, so a portal’s 413 changes nothing', async () => {
    const device = createDevice(() => {
      throw new ApiError(new Response('<h1>Too large</h1>', { status: 413 }), '<h1>Too large</h1>')
    })
    device.disk.set('a', entry('a'))
    const outbox = device.openTab()
    await outbox.drain()
    expect(await outbox.countWaiting(ADA)).toBe(1)
  })
})

test('two tabs take turns, so that each entry is sent once', async () => {
  const device = createDevice(() => Promise.resolve())
  for (const id of ['a', 'b', 'c']) device.disk.set(id, entry(id))
  const [one, other] = [device.openTab(), device.openTab()]
  await Promise.all([one.drain(), other.drain(), one.drain()])
  expect(device.sent).toEqual(['a', 'b', 'c'])
})

test('the next start sends what the last page left waiting, and reports again what was refused', async () => {
  const device = createDevice(({ id }) => {
    if (id === 'refused') throw refusal(409, 'refused')
    throw offline()
  })
  device.disk.set('refused', entry('refused', { queuedAt: NOW }))
  device.disk.set('unsent', entry('unsent', { queuedAt: NOW + 1 }))
  await device.openTab().drain()

  device.states.length = 0
  device.server = () => {}
  await device.openTab().drain()
  expect(device.states).toEqual([
    ['refused', 'refused'],
    ['unsent', 'saved'],
  ])
  expect([...device.disk.keys()]).toEqual(['refused'])
})

test('the changes caused by a saved entry are announced once it is off the disk', async () => {
  const told: [id: string, isOnDisk: boolean, saved: SavedReply][] = []
  const device = createDevice()
  const outbox = device.openTab({ onSaved: ({ id }, saved) => told.push([id, device.disk.has(id), saved]) })
  await outbox.enqueue(entry('a'))
  await device.isQuiet()
  expect(told).toEqual([['a', false, SAVED]])
})
