import { afterEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./tab-storage.ts'))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what a tab keeps outlives a reload, until it is removed', async () => {
  stubDevice()
  const page = await openPage()
  expect(page.readFromTab('key')).toBeNull()
  page.writeToTab('key', 'value')
  const reloaded = await openPage()
  expect(reloaded.readFromTab('key')).toBe('value')
  reloaded.removeFromTab('key')
  expect(reloaded.readFromTab('key')).toBeNull()
})

test('where the tab keeps nothing, the page remembers, and says so in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  expect(page.readFromTab('key')).toBeNull()
  page.writeToTab('key', 'value')
  expect(page.readFromTab('key')).toBe('value')
  page.removeFromTab('key')
  expect(page.readFromTab('key')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
})

test('what the tab had no room for replaces what it kept before', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { session } = stubDevice()
  const page = await openPage()
  page.writeToTab('key', 'before')
  vi.stubGlobal('sessionStorage', {
    ...session,
    getItem: () => 'before',
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    },
  })
  page.writeToTab('key', 'after')
  expect(page.readFromTab('key')).toBe('after')
})
