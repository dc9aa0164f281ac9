import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { FetchQuestions } from './fetch-questions.tsx'

quietConsole()

test('questions that could not be loaded can be requested again, and then their address replaces this one', async () => {
  let isDown = true
  const prepare = async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return () => '/?session=b'
  }
  const pagesBefore = history.length
  render(<FetchQuestions prepare={prepare} back={{ href: '/', label: 'Back to Home' }} />, { at: '/?start=standard' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The questions couldn’t be loaded. Check your connection, then try again.')
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => location.search).toBe('?session=b')
  expect(history.length).toBe(pagesBefore)
})
