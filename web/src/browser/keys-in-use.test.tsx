import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { noticeKeysInUse } from './keys-in-use.ts'

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
