import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { FetchQuestions } from './fetch-questions.tsx'

quietConsole()

const HOME = { href: '/', label: 'Back to Home' }
const failure = page.getByRole('alert')

test('once the questions are loaded, the attempt begins and its address replaces this one', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>()
  const prepare = () => promise
  const pagesBefore = history.length
  render(<FetchQuestions prepare={prepare} back={HOME} />, { at: '/?start=standard' })
  await expect.element(page.getByText('Fetching your questions...')).toBeVisible()
  resolve(() => '/?session=a')
  await expect.poll(() => location.search).toBe('?session=a')
  expect(history.length).toBe(pagesBefore)
})

test('questions that could not be loaded can be requested again', async () => {
  let isDown = true
  const prepare = async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return () => '/?session=b'
  }
  render(<FetchQuestions prepare={prepare} back={HOME} />, { at: '/?start=standard' })
  await expect
    .element(failure)
    .toHaveTextContent('The questions couldn’t be loaded. Check your connection, then try again.')
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => location.search).toBe('?session=b')
})
