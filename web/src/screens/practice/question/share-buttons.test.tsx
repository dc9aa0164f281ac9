import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { ShareButtons } from './share-buttons.tsx'

const status = page.getByRole('status')

function open() {
  render(
    <ShareButtons
      text="https://quiz.example/x"
      what="Link"
      share={{ title: 'A round', url: 'https://quiz.example/x' }}
    />,
  )
}

test('the text can be selected by hand when copying is not allowed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  open()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://quiz.example/x')
})

test('the device’s own sharing is offered if it exists, and closing it is not an error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed.', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  open()
  await page.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledWith({ title: 'A round', url: 'https://quiz.example/x' })
  await expect.element(status).toHaveTextContent('')
  Reflect.deleteProperty(navigator, 'share')
})
