import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./kept-texts.ts'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(['deviceTexts', 'tabTexts'] as const)('%s', (name) => {
  test('survive a reload, are listed, and can be removed', async () => {
    stubDevice()
    const before = (await openPage())[name]
    expect(before.read('a')).toBeNull()
    before.write('a', '1')
    const after = (await openPage())[name]
    expect([after.read('a'), after.keys()]).toEqual(['1', ['a']])
    after.remove('a')
    expect([after.read('a'), after.keys()]).toEqual([null, []])
  })

  test('are remembered by the page when the browser cannot store anything, which is logged', async () => {
    stubForbiddenDevice()
    const texts = (await openPage())[name]
    expect(texts.read('a')).toBeNull()
    texts.write('a', '1')
    expect([texts.read('a'), texts.keys()]).toEqual(['1', ['a']])
    texts.remove('a')
    expect([texts.read('a'), texts.keys()]).toEqual([null, []])
    expect(console.warn).toHaveBeenCalledTimes(2)
  })

  test('replace what was stored before, even when there is no room for them', async () => {
    const { local, session } = stubDevice()
    const texts = (await openPage())[name]
    texts.write('a', 'before')
    const setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
    for (const [global, kept] of Object.entries({ localStorage: local, sessionStorage: session })) {
      vi.stubGlobal(global, { getItem: (key: string) => kept.getItem(key), setItem })
    }
    texts.write('a', 'after')
    expect(texts.read('a')).toBe('after')
  })
})
