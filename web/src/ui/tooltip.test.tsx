import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Tooltip } from './tooltip.tsx'

const tooltip = page.getByRole('tooltip')

function Page() {
  const [isDark, setDark] = useState(false)
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && (
        <Tooltip text={isDark ? 'To the light theme' : 'To the dark theme'}>
          <button type="button" aria-label="Theme" onClick={() => setDark(!isDark)}>
            T
          </button>
        </Tooltip>
      )}
      <button type="button" onClick={() => setShown(false)}>
        Take it away
      </button>
    </>
  )
}

const button = page.getByRole('button', { name: 'Theme' })

test('a tooltip appears on keyboard focus, describes its button, and disappears with Escape', async () => {
  render(<Page />)
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.element(tooltip).toHaveTextContent('To the dark theme')
  await expect.element(button).toHaveAccessibleDescription('To the dark theme')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => tooltip.elements().length).toBe(0)
  await expect.element(button).not.toHaveAttribute('aria-describedby')
})

test('a tooltip appears after the pointer has rested, and not when it just passes', async () => {
  render(<Page />)
  await button.hover()
  expect(tooltip.elements()).toHaveLength(0)
  await expect.element(tooltip).toHaveTextContent('To the dark theme')
})

test('a button with a tooltip still does its work, and the tooltip changes with it', async () => {
  render(<Page />)
  await button.click()
  // To the next button and back, with the keyboard.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(tooltip).toHaveTextContent('To the light theme')
})

test('a tooltip disappears together with its button', async () => {
  render(<Page />)
  await userEvent.keyboard('{Tab}')
  await expect.element(tooltip).toBeInTheDocument()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect.poll(() => tooltip.elements().length).toBe(0)
})
