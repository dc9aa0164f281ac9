import { afterEach, expect, test, vi } from 'vitest'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { parseJson, readJson, readStored, removeStored, storedKeys, writeStored } from './device-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is written is read, listed and removed', () => {
  stubDevice()
  expect(writeStored('a', '1')).toBe(true)
  expect([readStored('a'), storedKeys()]).toEqual(['1', ['a']])
  removeStored('a')
  expect([readStored('a'), storedKeys()]).toEqual([null, []])
})

test('a device that keeps nothing breaks nothing: writing says that it failed', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  expect(writeStored('a', '1')).toBe(false)
  expect(() => removeStored('a')).not.toThrow()
  expect([readStored('a'), storedKeys()]).toEqual([null, []])
})

test.each([null, '', '{', '[1', 'not ours'])('of what cannot be read (%s) nothing is made', (text) => {
  expect(parseJson(text, (kept) => [kept])).toBeNull()
})

test('what can be read is made of by its reader, who may find that it is not ours', () => {
  stubDevice()
  writeStored('a', '{"one":1}')
  expect(readJson('a', (kept) => kept)).toEqual({ one: 1 })
  expect(readJson('a', () => null)).toBeNull()
  expect(readJson('b', (kept) => [kept])).toBeNull()
})
