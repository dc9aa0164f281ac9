import { BANK } from '@think-twice/core/content/bank'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { itemAt, required } from '@think-twice/core/required'
import { describe, expect, test } from 'vitest'
import { DATABASES, useStorage } from '../../test/storage.fixture.ts'
import { answerToday, type SentToday } from './answer-today.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const TODAY = '2026-11-21'
const TOMORROW = '2026-11-22'
const [flaw, otherFlaw] = flawsOn(TODAY)
/** A sentence is marked only where a flaw is named. */
const SENT = { day: TODAY, choice: flaw!, sentence: 0 }

describe.each(DATABASES)('an answer to today’s argument on %s', (kind) => {
  const storage = useStorage(kind)
  const answer = (device: string, given: Partial<SentToday> = {}, userId: number | null = null) =>
    storage.transaction((stores) => answerToday(stores, { userId, device }, { ...SENT, ...given }, NOON))

  test('counts once for each device, and once for each person on any device', async () => {
    expect(await answer('phone')).toMatchObject({ isNew: true })
    expect(await answer('phone', { choice: otherFlaw! })).toMatchObject({ isNew: false })
    expect(await answer('laptop', {}, 7)).toMatchObject({ isNew: true })
    expect(await answer('tablet', {}, 7)).toMatchObject({ isNew: false })
    expect(await answer('laptop')).toMatchObject({ isNew: false })
  })

  test('says how others answered from twenty answers on, and stores no device and no person', async () => {
    const tomorrows = { day: TOMORROW, choice: itemAt(flawsOn(TOMORROW), 0) }
    for (let number = 1; number < 20; number++) {
      expect(await answer(`device ${number}`, tomorrows)).toEqual({ isNew: true, others: null })
    }
    const { others } = await answer('device 20', tomorrows)
    expect(others).toMatchObject({ people: 20 })
    expect(others?.options).toHaveLength(4)
    const counts = await storage.read(({ today }) => today.counts(TOMORROW))
    expect(JSON.stringify(counts)).not.toContain('device')
  })

  test.each([
    [{ day: '2026-11-19' }, 'day-not-open'],
    [{ day: '2026-11-23' }, 'day-not-open'],
    [{ choice: 'Galaxy Brain' }, 'not-an-option'],
    [{ sentence: 99 }, 'not-an-option'],
  ])('with %j is refused as %s, after which the device may still answer', async (given, code) => {
    const device = `refused ${JSON.stringify(given)}`
    await expect(answer(device, given)).rejects.toMatchObject({ code })
    expect(await answer(device)).toMatchObject({ isNew: true })
  })
})

/** The options of a day's argument that name a flaw. */
function flawsOn(day: string): string[] {
  const scenarios = BANK.flatMap((entry) => entry.scenarios)
  const { options } = required(
    scenarios.find(({ id }) => id === SCHEDULE[day]),
    day,
  )
  return options.map(({ text }) => text).filter((text) => !text.startsWith('No '))
}
