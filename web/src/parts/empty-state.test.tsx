import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { EmptyState } from './empty-state.tsx'

test('an empty list says so and offers what to do', async () => {
  render(<EmptyState action={<a href="/">Take a quiz</a>}>Nothing yet.</EmptyState>)
  await expect.element(page.getByText('Nothing yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Take a quiz' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('a list that could not be loaded offers to try again instead', async () => {
  const tryAgain = vi.fn()
  render(
    <EmptyState action={<a href="/">Take a quiz</a>} onTryAgain={tryAgain}>
      Nothing yet.
    </EmptyState>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(tryAgain).toHaveBeenCalledOnce()
})

test('the row of empty cells is decoration, and hidden from screen readers', () => {
  render(<EmptyState>Nothing yet.</EmptyState>)
  expect(document.querySelector('[aria-hidden="true"]')?.children).toHaveLength(12)
})
