import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { keptForEach, keptValue } from './kept-values.ts'

const NONE: readonly number[] = []
/** Opens them the way a freshly loaded page does. */
const openNumbers = () => keptValue({ key: 'numbers', schema: z.array(z.number()), initial: NONE })

let device: Storage
let tab: Storage

beforeEach(() => {
  const { local, session } = stubDevice()
  device = local
  tab = session
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a value on the device', () => {
  test('is kept as JSON until it is set back to the initial one, and outlives the page', () => {
    const numbers = openNumbers()
    expect(numbers.get()).toBe(NONE)
    numbers.set([1, 2])
    expect(device.getItem('numbers')).toBe('[1,2]')
    expect(openNumbers().get()).toEqual([1, 2])
    numbers.set(NONE)
    expect([numbers.get(), device.getItem('numbers')]).toEqual([[], null])
  })

  test('can be kept as plain text, and for the tab alone', () => {
    const theme = keptValue({ key: 'theme', schema: z.enum(['light', 'dark']), initial: 'system', isText: true })
    theme.set('dark')
    expect(device.getItem('theme')).toBe('dark')
    keptValue({ key: 'id', schema: z.int(), initial: null, area: 'tab' }).set(7)
    expect([device.getItem('id'), tab.getItem('id')]).toEqual([null, '7'])
  })

  test.each(['', '{', 'null', '{"1":2}', '["1"]'])('counts as absent if it is not ours: %s', (text) => {
    device.setItem('numbers', text)
    expect(openNumbers().get()).toBe(NONE)
  })

  test('is announced when it changes, and can be read again from the device', () => {
    const numbers = openNumbers()
    const heard: (readonly number[])[] = []
    numbers.subscribe((now) => heard.push(now))
    numbers.set([1])
    device.setItem('numbers', '[2]')
    numbers.reread()
    expect(heard).toEqual([[1], [2]])
  })

  test('stays with the page if the device forbids storage, or has no room, and that is logged', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const numbers = openNumbers()
    numbers.set([1])
    const setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: (key: string) => device.getItem(key), setItem })
    numbers.set([2])
    expect(numbers.get()).toEqual([2])
    stubForbiddenDevice()
    const others = openNumbers()
    expect(others.get()).toBe(NONE)
    others.set([3])
    expect(others.get()).toEqual([3])
    expect(console.warn).toHaveBeenCalledTimes(2)
  })
})

test('each learner has a value of their own, and visitors share one', () => {
  const numbersOf = keptForEach({ key: 'numbers', schema: z.array(z.number()), initial: NONE })
  numbersOf(7).set([7])
  numbersOf(null).set([0])
  expect([numbersOf(7).get(), numbersOf(8).get(), numbersOf(null).get()]).toEqual([[7], [], [0]])
  expect(Object.keys(device).sort()).toEqual(['numbers:7', 'numbers:visitor'])
})
