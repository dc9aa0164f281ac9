import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { PlayedArgument } from './played-argument.tsx'

const step = (words: RegExp) => page.getByRole('radio', { name: words })
const FINE = /^2 Sales at the bakery/
const BROKEN = /^3 So the bike lane/
const status = page.getByRole('status')

test('a wrong tap explains why that step holds, moves nothing, and leaves the other steps open', async () => {
  await page.viewport(390, 844)
  render(<PlayedArgument />)
  const top = () => step(BROKEN).element().getBoundingClientRect().top
  const height = () => document.querySelector('figure')?.getBoundingClientRect().height
  // Measuring asks for the fonts.
  top()
  await document.fonts.ready
  const before = [top(), height()]
  await step(FINE).click()
  await expect
    .element(status)
    .toHaveTextContent('Step 2 is fine. It says what happened and concludes nothing. Two steps left.')
  expect([top(), height()]).toEqual(before)
  await step(/^1 The town/).click()
  await expect.element(status).toMatchTextContent(/^Step 1 is fine\. .* One step left\.$/)
  expect([top(), height()]).toEqual(before)
  await step(BROKEN).click()
  await expect.element(page.getByRole('heading', { name: 'Found it. Eight more?' })).toBeVisible()
})

test('with the keyboard, Tab moves from step to step and Enter marks a step', async () => {
  render(<PlayedArgument />)
  step(/^1 The town/)
    .element()
    .focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(step(FINE)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Got it. Try eight more?' })).toBeVisible()
})

test('the focus stays on a step that was marked, and goes to the broken one when it is shown', async () => {
  render(<PlayedArgument />)
  const marked = page.getByRole('listitem')
  step(FINE).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(marked.nth(1)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(step(BROKEN)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(marked.nth(2)).toHaveFocus()
})

test('the “Show me” button shows the answer without praise', async () => {
  render(<PlayedArgument />)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect.element(page.getByRole('heading', { name: 'Eight more?', exact: true })).toBeVisible()
  await expect.element(page.getByRole('img')).toHaveAccessibleName('Nine cells')
})
