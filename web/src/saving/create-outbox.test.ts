import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { createOutbox } from './create-outbox.ts'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { entry, refusal } from './saving.fixture.ts'

const ADA = 7
const NOW = 1_795_000_000_000
const SAVED: SavedReply = { kind: 'streak', reply: null }

beforeEach(() => {
  // What could not be sent is said in the console each time.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const offline = () => new TypeError('Failed to fetch')

type Server = (entry: OutboxEntry) => Promise<void> | void

/** A device whose disk outlives its pages: a clock that is set by hand, one lock for all tabs, and a server that a test plays. */
function createDevice(initial: Server = () => {}) {
  const disk = new Map<string, OutboxEntry>()
  const sent: string[] = []
  const copies: string[] = []
  const states: [id: string, state: string][] = []
  let lock = Promise.resolve()
  const atFirst: { signedInId: number | null; timers: { at: number; work: () => void }[] } = {
    signedInId: ADA,
    timers: [],
  }
  const device = {
    disk,
    sent,
    copies,
    states,
    lost: (_: number): OutboxEntry[] => [],
    server: initial,
    now: NOW,
    ...atFirst,
    /** Opens a page, with an outbox of its own. */
    openTab(changes: Partial<OutboxWorld> = {}) {
      return createOutbox({
        store: {
          put: async (kept) => {
            // A disk takes longer than the page.
            for (let turn = 0; turn < 10; turn++) await Promise.resolve()
            disk.set(kept.id, kept)
          },
          delete: async (id) => void disk.delete(id),
          all: async () => [...disk.values()].sort((one, other) => one.queuedAt - other.queuedAt),
        },
        send: async (waiting) => {
          sent.push(waiting.id)
          await device.server(waiting)
          return SAVED
        },
        keepCopy: async (saved) => void copies.push(saved.id),
        findLost: async (userId) => device.lost(userId),
        signedInId: () => device.signedInId,
        now: () => device.now,
        random: () => 1,
        later: (work, delay) => {
          const timer = { at: device.now + delay, work }
          device.timers.push(timer)
          return () => {
            device.timers = device.timers.filter((each) => each !== timer)
          }
        },
        inTurn: (work) => {
          lock = lock.then(work)
          return lock
        },
        onState: (id, state) => states.push([id, state]),
        onSaved: () => {},
        ...changes,
      })
    },
    /** Lets time pass, and does what was to be done by then. */
    async passTime(milliseconds: number) {
      device.now += milliseconds
      const due = device.timers.filter(({ at }) => at <= device.now)
      device.timers = device.timers.filter(({ at }) => at > device.now)
      for (const { work } of due) work()
      await device.isQuiet()
    },
    async isQuiet() {
      let latest: Promise<void> | null = null
      while (latest !== lock) {
        latest = lock
        await latest
      }
    },
  }
  return device
}

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
