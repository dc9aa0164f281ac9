import { HOUR } from '@think-twice/core/activity/days'
import { required } from '@think-twice/core/required'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/app.fixture.ts'
import { DATABASES, useStorage } from '../../test/storage.fixture.ts'
import { openClass } from './classes.ts'
import { findSeat, takeSeat } from './seats.ts'

describe.each(DATABASES)('a seat on %s', (kind) => {
  const storage = useStorage(kind)
  const opened = async () => {
    const userId = await storage.person()
    return storage.transaction((stores) => openClass(stores, userId, { name: 'Period 3', seats: 'anonymous' }, NOON))
  }
  /** Takes a seat in a new browser; returns what its cookies are then. */
  const taken = async (joining: { code: string; seatCode?: string | undefined; ownDevice?: boolean }, now = NOON) => {
    const asked = { ownDevice: true, ...joining }
    const by = { sender: { cookies: {}, isHttps: false }, accountId: null, now }
    const { token, seatCode, seat } = await storage.transaction((stores) => takeSeat(stores, asked, by))
    return { seatCode, seatId: seat.seatId, sender: { cookies: { [`seat-${joining.code}`]: token }, isHttps: false } }
  }
  const found = (sender: Parameters<typeof findSeat>[1], now = NOON) =>
    storage.read((stores) => findSeat(stores, sender, null, now))

  test('is on ten devices at most: one more puts out the one whose time is up first', async () => {
    const { code } = await opened()
    const first = await taken({ code, ownDevice: false })
    const seatCode = required(first.seatCode, 'the code of a new seat')
    const others = []
    for (let device = 2; device <= 10; device++) others.push(await taken({ code, seatCode }))
    expect(await found(first.sender)).toMatchObject({ seatId: first.seatId })
    await taken({ code, seatCode })
    expect(await found(first.sender)).toBeNull()
    for (const { sender } of others) expect(await found(sender)).toMatchObject({ seatId: first.seatId })
  })

  test('leaves a device that others use after four hours', async () => {
    const { code } = await opened()
    const { sender, seatId } = await taken({ code, ownDevice: false })
    expect(await found(sender, NOON + 4 * HOUR - 1)).toMatchObject({ seatId })
    expect(await found(sender, NOON + 4 * HOUR)).toBeNull()
  })
})
