import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { copyText, hasClipboard } from './clipboard.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('text that was copied is on the clipboard', async () => {
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  expect(await copyText('A round of Think Twice')).toBe(true)
  expect(written).toEqual(['A round of Think Twice'])
})

test('a browser that refuses to copy causes no error, because the text can still be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  expect(await copyText('text')).toBe(false)
})

test('a page loaded over plain http has no clipboard', async () => {
  expect(hasClipboard()).toBe(true)
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  // The browser's own clipboard shows again once nothing hides it.
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  expect(hasClipboard()).toBe(false)
  expect(await copyText('text')).toBe(false)
})
