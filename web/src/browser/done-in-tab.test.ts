import { afterEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./done-in-tab.ts'))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a round is noted once, outlives a reload of the tab, and is forgotten on demand', async () => {
  stubDevice()
  const page = await openPage()
  page.roundsInTab.note('a')
  page.roundsInTab.note('a')
  page.roundsInTab.note('b')
  const reloaded = await openPage()
  expect(reloaded.roundsInTab.read()).toEqual(['a', 'b'])
  expect(reloaded.quizzesInTab.read()).toEqual([])
  reloaded.roundsInTab.forget()
  expect(reloaded.roundsInTab.read()).toEqual([])
})

test('what was never ours counts as none', async () => {
  stubDevice().session.setItem('rounds-of-tab', '{"a":1}')
  expect((await openPage()).roundsInTab.read()).toEqual([])
})

test('where the tab keeps nothing, the page remembers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  page.roundsInTab.note('a')
  expect(page.roundsInTab.read()).toEqual(['a'])
})
