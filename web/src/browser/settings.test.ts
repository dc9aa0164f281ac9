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

test('the defaults are rounds of eight, and no question about sureness in quizzes', async () => {
  expect((await openPage()).readSettings()).toEqual(DEFAULTS)
})

test('a stored choice is used, and a missing or invalid one falls back to the default', async () => {
  const { readSettings } = await openPage()
  device.setItem('settings', JSON.stringify({ roundLength: 3, sureness: { quiz: true, round: 'yes' }, theme: 'dark' }))
  expect(readSettings()).toEqual({ ...DEFAULTS, roundLength: 3, sureness: { quiz: true, round: true } })
  device.setItem('settings', JSON.stringify({ roundLength: 7, whereDoesItBreak: false }))
  expect(readSettings()).toEqual({ ...DEFAULTS, whereDoesItBreak: false })
})

test('a choice is added to those made before, and survives closing the page', async () => {
  const before = await openPage()
  before.writeSettings({ roundLength: 15 })
  before.writeSettings({ hidesRecoveryOffer: true })
  expect((await openPage()).readSettings()).toEqual({ ...DEFAULTS, roundLength: 15, hidesRecoveryOffer: true })
})

test('a choice lasts until the page is closed when the device cannot store anything', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  page.writeSettings({ roundLength: 3 })
  expect(page.readSettings().roundLength).toBe(3)
  expect((await openPage()).readSettings()).toEqual(DEFAULTS)
})

test.each(['', 'null', '7', '[]', '{"sureness":null}', 'not ours'])(
  'stored text of another kind (%s) gives the defaults',
  async (text) => {
    device.setItem('settings', text)
    expect((await openPage()).readSettings()).toEqual(DEFAULTS)
  },
)
