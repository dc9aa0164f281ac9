import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./settings.ts'))

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

test('who has chosen nothing gets rounds of eight, and is not asked in quizzes how sure they are', async () => {
  expect((await openPage()).readSettings()).toEqual(DEFAULTS)
})

test('what was chosen holds, and what is missing or is no choice counts as not chosen', async () => {
  const { readSettings } = await openPage()
  device.setItem('settings', JSON.stringify({ roundLength: 3, sureness: { quiz: true, round: 'yes' }, theme: 'dark' }))
  expect(readSettings()).toEqual({ ...DEFAULTS, roundLength: 3, sureness: { quiz: true, round: true } })
  device.setItem('settings', JSON.stringify({ roundLength: 7, whereDoesItBreak: false }))
  expect(readSettings()).toEqual({ ...DEFAULTS, whereDoesItBreak: false })
})

test('a choice is added to those made before, and outlives the page', async () => {
  const before = await openPage()
  before.writeSettings({ roundLength: 15 })
  before.writeSettings({ hidesRecoveryOffer: true })
  expect((await openPage()).readSettings()).toEqual({ ...DEFAULTS, roundLength: 15, hidesRecoveryOffer: true })
})

test('where the device keeps nothing, a choice holds until the page is closed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  page.writeSettings({ roundLength: 3 })
  expect(page.readSettings().roundLength).toBe(3)
  expect((await openPage()).readSettings()).toEqual(DEFAULTS)
})

test.each(['', 'null', '7', '[]', '{"sureness":null}', 'not ours'])(
  'what was never ours (%s) harms nothing',
  async (text) => {
    device.setItem('settings', text)
    expect((await openPage()).readSettings()).toEqual(DEFAULTS)
  },
)
