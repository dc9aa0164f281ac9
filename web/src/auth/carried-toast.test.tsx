import { expect, test } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { startWithoutToasts, toast } from '../../test/toasts.ts'
import { Toasts } from '../ui/toasts.tsx'
import { carryToast, showCarriedToast } from './carried-toast.ts'

quietConsole()
startWithoutToasts()

test('a message survives a reload, and is shown once', async () => {
  render(<Toasts />)
  carryToast({ title: 'Login Successful', description: 'Welcome back, ada!' })
  showCarriedToast()
  await expect.element(toast.getByText('Welcome back, ada!')).toBeVisible()
  expect(sessionStorage.getItem('carried-toast')).toBeNull()
})

test.each(['{', '{"title":"Login Successful"}', '7'])(
  'stored text that is not a message (%s) is not shown',
  async (text) => {
    render(<Toasts />)
    sessionStorage.setItem('carried-toast', text)
    showCarriedToast()
    await new Promise((settle) => setTimeout(settle, 50))
    expect(toast.elements()).toHaveLength(0)
  },
)
