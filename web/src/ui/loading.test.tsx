import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { NotLoaded, ScreenNotLoaded } from './loading.tsx'

test('a part that could not be loaded says so and can be requested again', async () => {
  const tryAgain = vi.fn()
  render(<NotLoaded what="Your streak" onTryAgain={tryAgain} />)
  await expect.element(page.getByText('Your streak couldn’t be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(tryAgain).toHaveBeenCalledExactlyOnceWith()
})

test('a screen that could not be loaded is read out, and offers another way to go on', async () => {
  const tryAgain = vi.fn()
  render(<ScreenNotLoaded what="The catalog" onTryAgain={tryAgain} otherwise={<a href="/">Back to Home</a>} />)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The catalog couldn’t be loaded. Check your connection, then try again.')
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(tryAgain).toHaveBeenCalledExactlyOnceWith()
})
