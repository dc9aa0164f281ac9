import { DAY } from '@think-twice/core/activity/days'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { someEntry } from '../../test/outbox.ts'
import { ApiError } from '../data/http.ts'
import { createDevice, NOW, offline } from './device.fixture.ts'
import type { SavedReply } from './outbox-calls.ts'
import { refusal, SAVED } from './saving.fixture.ts'

beforeEach(() => {
  // Each failure to send is logged to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('an entry is on the disk before it is sent, and marked as saved before its effects are announced', async () => {
  const onDisk: (string | undefined)[] = []
  const device = createDevice(({ id }) => void onDisk.push(device.disk.get(id)?.state))
  const told: SavedReply[] = []
  const tab = device.openTab({
    onSaved: ({ id }, saved) => {
      onDisk.push(device.disk.get(id)?.state)
      told.push(saved)
    },
  })
  await tab.enqueue(someEntry('a'))
  expect(device.idsOf('waiting')).toEqual(['a'])
  await device.isQuiet()
  expect(onDisk).toEqual(['waiting', 'saved'])
  expect(told).toEqual([SAVED])
  expect(tab.log).toEqual([
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
  for (const [index, id] of ['c', 'a', 'b'].entries()) device.disk.set(id, someEntry(id, { queuedAt: NOW + index }))
  await device.openTab().drain()
  expect(device.sent).toEqual(['c', 'a', 'b'])
  expect(mostUnderWay).toBe(1)
})

test('an entry that is replaced while it is being sent goes out again', async () => {
  const device = createDevice()
  const tab = device.openTab()
  device.server = async () => {
    device.server = () => {}
    device.now += 1
    await tab.enqueue(someEntry('dispute'))
  }
  await tab.enqueue(someEntry('dispute'))
  await device.isQuiet()
  expect(device.sent).toEqual(['dispute', 'dispute'])
  expect(device.idsOf('saved')).toEqual(['dispute'])
})

describe('the outbox without a connection', () => {
  test('keeps an entry waiting, and tries again after one second, then after two', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    await tab.enqueue(someEntry('a'))
    await device.isQuiet()
    expect(tab.log.at(-1)).toEqual(['a', 'waiting'])

    await device.passTime(999)
    expect(device.sent).toHaveLength(1)
    await device.passTime(1)
    expect(device.sent).toHaveLength(2)
    await device.passTime(1999)
    expect(device.sent).toHaveLength(2)

    device.server = () => {}
    await device.passTime(1)
    expect(tab.log.at(-1)).toEqual(['a', 'saved'])
    expect(device.timers).toEqual([])
  })

  test('tries again as soon when the clock was set back 40 days meanwhile', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    await tab.enqueue(someEntry('a'))
    await device.isQuiet()
    device.now -= 40 * DAY
    device.server = () => {}
    await device.passTime(1000)
    expect(tab.log.at(-1)).toEqual(['a', 'saved'])
  })

  test('stops after two entries in a row without a reply, and a reply in between restarts the count', async () => {
    const device = createDevice(({ id }) => Promise.reject(id === 'b' ? refusal(503, 'b') : offline()))
    for (const id of ['a', 'b', 'c', 'd', 'e']) device.disk.set(id, someEntry(id))
    const tab = device.openTab()
    await tab.drain()
    expect(device.sent).toEqual(['a', 'b', 'c', 'd'])
    expect(tab.log).toContainEqual(['e', 'waiting'])
  })

  test('sends everything at once when the connection returns', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    for (const id of ['a', 'b', 'c']) device.disk.set(id, someEntry(id))
    await tab.drain()
    device.server = () => {}
    await tab.drain()
    expect(device.idsOf('saved')).toEqual(['a', 'b', 'c'])
    expect(device.timers).toEqual([])
  })
})

describe('the outbox of a server in trouble', () => {
  test('is not held up by one entry that always fails', async () => {
    const device = createDevice(({ id }) => {
      if (id === 'bad') throw refusal(503, 'bad')
    })
    device.disk.set('bad', someEntry('bad', { queuedAt: NOW }))
    device.disk.set('good', someEntry('good', { queuedAt: NOW + 1 }))
    const tab = device.openTab()
    await tab.drain()
    expect(device.idsOf('waiting')).toEqual(['bad'])
    device.disk.set('next', someEntry('next', { queuedAt: NOW + 2 }))
    await tab.drain()
    expect(device.sent).toEqual(['bad', 'good', 'next', 'bad'])
  })

  test('gives the server the time that it asks for', async () => {
    const device = createDevice(() => {
      throw refusal(503, 'a', { 'retry-after': '30' })
    })
    device.disk.set('a', someEntry('a'))
    await device.openTab().drain()
    await device.passTime(29_999)
    expect(device.sent).toHaveLength(1)
    await device.passTime(1)
    expect(device.sent).toHaveLength(2)
  })
})

describe('an entry that the server will never accept', () => {
  test('is set aside with the reason, not sent again, and shown by the next page too', async () => {
    const device = createDevice(() => {
      throw refusal(422, 'a')
    })
    device.disk.set('a', someEntry('a'))
    const tab = device.openTab()
    await tab.drain()
    await tab.drain()
    expect(device.sent).toEqual(['a'])
    expect(device.disk.get('a')).toMatchObject({ state: 'refused', refused: expect.stringContaining('422') })
    expect(device.timers).toEqual([])
    const next = device.openTab()
    await next.drain()
    expect(next.log).toEqual([['a', 'refused']])
  })

  test('is recognized only by our own server’s reply, so a portal’s 413 changes nothing', async () => {
    const device = createDevice(() => {
      throw new ApiError(new Response('<h1>Too large</h1>', { status: 413 }), '<h1>Too large</h1>')
    })
    device.disk.set('a', someEntry('a'))
    await device.openTab().drain()
    expect(device.idsOf('waiting')).toEqual(['a'])
  })
})

describe('the owner of an entry', () => {
  test('is the person who is signed in, or else the entry is not sent', async () => {
    const device = createDevice()
    device.disk.set('ada', someEntry('ada'))
    device.disk.set('grace', someEntry('grace', { userId: 8 }))
    await device.openTab().drain()
    device.signedInId = null
    await device.openTab().drain()
    expect(device.sent).toEqual(['ada'])
  })

  test('may be a seat of this device, whoever is signed in; one that its class no longer has holds up nobody', async () => {
    const device = createDevice(({ id }) => {
      if (id === 'gone') throw refusal(401, null)
    })
    device.signedInId = null
    device.seats = ['seat:a', 'seat:b']
    device.disk.set('ada', someEntry('ada'))
    device.disk.set('gone', someEntry('gone', { userId: 'seat:a' }))
    device.disk.set('there', someEntry('there', { userId: 'seat:b' }))
    device.disk.set('left', someEntry('left', { userId: 'seat:c' }))
    await device.openTab().drain()
    expect(device.sent).toEqual(['gone', 'there'])
    expect(device.idsOf('saved')).toEqual(['there'])
  })

  test('is checked while sending, which stops when somebody else signs in', async () => {
    const device = createDevice(() => {
      device.signedInId = 8
    })
    for (const id of ['a', 'b']) device.disk.set(id, someEntry(id))
    await device.openTab().drain()
    expect(device.sent).toEqual(['a'])
  })

  test('loses nothing and has no retries planned when their session is over, if our server says so', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    for (const id of ['a', 'b']) device.disk.set(id, someEntry(id))
    const tab = device.openTab()
    await tab.drain()
    expect(device.timers).toHaveLength(1)
    device.server = () => {
      throw refusal(401, null)
    }
    await tab.drain()
    expect(device.timers).toEqual([])
    expect(device.sent).toEqual(['a', 'b', 'a'])
    device.server = () => {}
    await tab.drain()
    expect(device.idsOf('saved')).toEqual(['a', 'b'])
  })

  test('stays signed in when a portal answers 401', async () => {
    const device = createDevice(() => {
      throw new ApiError(new Response('<h1>Log in</h1>', { status: 401 }), '<h1>Log in</h1>')
    })
    for (const id of ['a', 'b']) device.disk.set(id, someEntry(id))
    await device.openTab().drain()
    expect(device.sent).toEqual(['a', 'b'])
    expect(device.timers).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('take turns, so that each entry is sent once', async () => {
    const device = createDevice(() => Promise.resolve())
    for (const id of ['a', 'b', 'c']) device.disk.set(id, someEntry(id))
    const [one, other] = [device.openTab(), device.openTab()]
    await Promise.all([one.drain(), other.drain(), one.drain()])
    expect(device.sent).toEqual(['a', 'b', 'c'])
  })

  test('both show that an entry is saved once either has sent it', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    await tab.enqueue(someEntry('a'))
    await device.isQuiet()
    device.server = () => {}
    await device.openTab().drain()
    expect(tab.log.at(-1)).toEqual(['a', 'waiting'])
    await device.passTime(1000)
    expect(tab.log.at(-1)).toEqual(['a', 'saved'])
    expect(device.sent).toEqual(['a', 'a'])
    expect(device.timers).toEqual([])
  })

  test('leave nothing shown as being saved when the other tab is quicker to send it', async () => {
    const device = createDevice()
    const other = device.openTab()
    const tab = device.openTab({
      inTurn: async (work) => {
        await other.drain()
        await work()
      },
    })
    await tab.enqueue(someEntry('a'))
    await vi.waitUntil(() => tab.log.length === 2, { interval: 1 })
    expect(tab.log.at(-1)).toEqual(['a', 'saved'])
    expect(device.sent).toEqual(['a'])
  })

  test('show nothing of an entry that is no longer on the device', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    await tab.enqueue(someEntry('a'))
    await device.isQuiet()
    device.disk.delete('a')
    await tab.drain()
    await tab.drain()
    expect(tab.log.map(([, state]) => state)).toEqual(['saving', 'waiting', null])
    expect(device.timers).toEqual([])
  })

  test('go on showing that somebody’s entry waits when somebody else has signed in', async () => {
    const device = createDevice(() => Promise.reject(offline()))
    const tab = device.openTab()
    await tab.enqueue(someEntry('a'))
    await device.isQuiet()
    device.signedInId = 8
    await tab.drain()
    expect(tab.log.at(-1)).toEqual(['a', 'waiting'])
    expect(device.idsOf('waiting')).toEqual(['a'])
  })
})

describe('the check for what the server lacks', () => {
  /** A device that counts how often the server was asked. */
  const createAskingDevice = (missing: string[] = []) => {
    const asked: { userId: number; waiting: number }[] = []
    const device = createDevice()
    device.missing = (userId) => {
      asked.push({ userId, waiting: device.idsOf('waiting').length })
      return asked.length === 1 ? missing : []
    }
    return { device, asked }
  }

  test('is made once nothing waits, and sends again what is missing', async () => {
    const { device, asked } = createAskingDevice(['lost'])
    device.disk.set('lost', someEntry('lost', { state: 'saved', savedAt: NOW - DAY }))
    device.disk.set('a', someEntry('a'))
    await device.openTab().drain()
    expect(asked).toEqual([{ userId: ADA.id, waiting: 0 }])
    expect(device.sent).toEqual(['a', 'lost'])
    expect(device.idsOf('saved')).toEqual(['lost', 'a'])
  })

  test('is not made while anything waits, or while nobody is signed in', async () => {
    const { device, asked } = createAskingDevice()
    device.server = () => Promise.reject(offline())
    device.disk.set('a', someEntry('a'))
    const tab = device.openTab()
    await tab.drain()
    device.signedInId = null
    await tab.drain()
    expect(asked).toEqual([])
  })

  test('is made once for each page and each sign-in', async () => {
    const { device, asked } = createAskingDevice()
    const tab = device.openTab()
    await tab.drain()
    await tab.drain()
    expect(asked).toHaveLength(1)
    await tab.drainAfterSignIn()
    expect(asked).toHaveLength(2)
  })

  test('is made again the next time if it failed', async () => {
    const device = createDevice()
    let asked = 0
    device.missing = () => {
      asked += 1
      throw offline()
    }
    const tab = device.openTab()
    await tab.drain()
    await tab.drain()
    expect(asked).toBe(2)
  })

  test('drops what was saved more than thirty days ago, and nothing that waits', async () => {
    const { device } = createAskingDevice()
    device.disk.set('old', someEntry('old', { state: 'saved', savedAt: NOW - 30 * DAY - 1 }))
    device.disk.set('recent', someEntry('recent', { state: 'saved', savedAt: NOW - 30 * DAY }))
    device.disk.set('of-grace', someEntry('of-grace', { userId: 8, queuedAt: NOW - 400 * DAY }))
    await device.openTab().drain()
    expect([...device.disk.keys()]).toEqual(['recent', 'of-grace'])
  })
})
