import { afterEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./done-in-tab.ts'))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a round is noted once, survives a reload of the tab, and can be forgotten', async () => {
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

test('stored text of another kind counts as no rounds', async () => {
  stubDevice().session.setItem('rounds-of-tab', '{"a":1}')
  expect((await openPage()).roundsInTab.read()).toEqual([])
})

test('the page remembers rounds when the tab cannot store anything', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  page.roundsInTab.note('a')
  expect(page.roundsInTab.read()).toEqual(['a'])
})
