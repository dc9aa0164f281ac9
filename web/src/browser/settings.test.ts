import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { readSettings, writeSettings } from './settings.ts'
import { rereadStorage } from './storage.ts'

const DEFAULTS = {
  roundLength: 8,
  sureness: { quiz: false, round: true },
  whereDoesItBreak: true,
  hidesRecoveryOffer: false,
}

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the defaults are rounds of eight, and no question about sureness in quizzes', () => {
  expect(readSettings()).toEqual(DEFAULTS)
})

test.each([
  [
    { roundLength: 3, theme: 'dark' },
    { ...DEFAULTS, roundLength: 3 },
  ],
  [{ sureness: { quiz: true, round: 'yes' } }, { ...DEFAULTS, sureness: { quiz: true, round: true } }],
  [
    { roundLength: 7, sureness: null, whereDoesItBreak: false },
    { ...DEFAULTS, whereDoesItBreak: false },
  ],
])('of the stored settings %o those that are valid are used', (stored, read) => {
  device.setItem('settings', JSON.stringify(stored))
  rereadStorage()
  expect(readSettings()).toEqual(read)
})

test('a choice is added to those made before, and survives closing the page', () => {
  writeSettings({ roundLength: 15 })
  writeSettings({ hidesRecoveryOffer: true })
  rereadStorage()
  expect(readSettings()).toEqual({ ...DEFAULTS, roundLength: 15, hidesRecoveryOffer: true })
})
