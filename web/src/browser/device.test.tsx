import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, renderHook } from '../../test/render.tsx'
import { copyText, downloadJson, hasClipboard, noticeKeysInUse, useIsOnline } from './device.ts'

afterEach(() => {
  vi.restoreAllMocks()
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

test('the temporary address of the file is released, so that it takes no memory', () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  downloadJson('x.json', 1)
  expect(revoked.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value))
})

/** Acts as a browser does when the network goes down or comes back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('the page notices when the network goes away and when it comes back', async () => {
  const isOnline = renderHook(useIsOnline)
  expect(isOnline.current).toBe(true)
  setOnline(false)
  await expect.poll(() => isOnline.current).toBe(false)
  setOnline(true)
  await expect.poll(() => isOnline.current).toBe(true)
})

beforeEach(() => {
  document.documentElement.removeAttribute('data-keys')
})

const areMarked = () => document.documentElement.hasAttribute('data-keys')

test('the page is marked while the keyboard is used, and not after a tap', async () => {
  noticeKeysInUse()
  render(<button type="button">Tap me</button>)
  expect(areMarked()).toBe(false)
  await userEvent.keyboard('{Tab}')
  expect(areMarked()).toBe(true)
  await userEvent.click(document.querySelector('button') ?? document.body)
  expect(areMarked()).toBe(false)
})

test('a key press that never reaches the page still counts', async () => {
  noticeKeysInUse()
  render(
    <input
      aria-label="Name"
      onKeyDown={(event) => {
        event.nativeEvent.stopPropagation()
      }}
    />,
  )
  await userEvent.type(document.querySelector('input') ?? document.body, 'a')
  expect(areMarked()).toBe(true)
})
