import { HOUR } from '@think-twice/core/activity/days'
import { SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/app.fixture.ts'
import { DATABASES, useStorage } from '../../test/storage.fixture.ts'
import { addSeats, openClass, ownClass, touchClass } from './classes.ts'

describe.each(DATABASES)('classes on %s', (kind) => {
  const storage = useStorage(kind)
  const labels = (count: number) => Array.from({ length: count }, (_, number) => `Seat ${number}`)
  const opened = async (seats: number) => {
    const userId = await storage.person()
    const { id } = await storage.transaction((stores) =>
      openClass(stores, userId, { name: 'Period 3', seats: { labels: labels(seats) } }, NOON),
    )
    return { userId, read: () => storage.read((stores) => ownClass(stores, userId, id)) }
  }

  test('take as many seats as there is room for, and refuse more as a whole', async () => {
    const { read } = await opened(SEATS_A_CLASS - 1)
    const classroom = await read()
    const add = (...more: string[]) => storage.transaction((stores) => addSeats(stores, classroom, more))
    await expect(add('One', 'Two')).rejects.toMatchObject({ code: 'too-many-seats' })
    expect(await add('One')).toHaveLength(1)
    await expect(add('Two')).rejects.toMatchObject({ code: 'too-many-seats' })
  })

  test('write down their use once an hour, because every answer is one', async () => {
    const { read } = await opened(1)
    const use = async (now: number) => {
      const classroom = await read()
      await storage.transaction((stores) => touchClass(stores, classroom, now))
      return (await read()).lastUsedAt
    }
    expect(await use(NOON + HOUR - 1)).toBe(NOON)
    expect(await use(NOON + HOUR)).toBe(NOON + HOUR)
  })
})
