import type { RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someAttempt } from '../../../test/attempts.ts'
import { render } from '../../../test/render.tsx'
import { writeSettings } from '../../browser/settings.ts'
import { QuestionForm } from './question-form.tsx'

const form = page.getByRole('form')
const options = page.getByRole('radio')
const next = page.getByRole('button', { name: 'Next' })

/** An attempt of two questions, taken in the form alone; its end is noted. */
function Taken({ onEnd }: { onEnd: () => void }) {
  const [attempt, setAttempt] = useState<RunningAttempt>(() => someAttempt('a', ['Straw Man', 'Anchoring']))
  return (
    <QuestionForm
      attempt={attempt}
      take={(step) => {
        const after = step(attempt)
        if (after.state === 'complete') onEnd()
        else setAttempt(after)
      }}
    />
  )
}

function open() {
  let ends = 0
  render(
    <Taken
      onEnd={() => {
        ends += 1
      }}
    />,
  )
  return () => ends
}

afterEach(() => writeSettings({ sureness: { quiz: false, round: true } }))

test('each question takes the focus, so that it is read out and its keys work', async () => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('b')
  await expect.element(options.nth(1)).toBeChecked()
  await expect.element(options.nth(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The scenario about', { exact: false })).toBeVisible()
  await expect.element(form).toHaveFocus()
  expect(options.elements().some((option) => option.matches(':checked'))).toBe(false)
})

test('Enter does nothing without an answer, and presses a button that has the focus', async () => {
  const ends = open()
  await expect.element(form).toHaveFocus()
  const first = form.element().textContent
  await userEvent.keyboard('{Enter}')
  expect(form.element().textContent).toBe(first)
  await userEvent.keyboard('a{Enter}a')
  await expect.element(page.getByRole('button', { name: 'Finish' })).toBeEnabled()
  page.getByRole('button', { name: 'Previous' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(next).toBeVisible()
  expect(ends()).toBe(0)
})

test('the last question ends the attempt, and its button says so', async () => {
  const ends = open()
  await userEvent.keyboard('a{Enter}')
  await expect.element(page.getByRole('button', { name: 'Finish' })).toBeDisabled()
  await userEvent.keyboard('c')
  await page.getByRole('button', { name: 'Finish' }).click()
  expect(ends()).toBe(1)
})

test('sureness is asked for only when the setting is on', async () => {
  open()
  await expect.element(form).toBeVisible()
  expect(page.getByText(/How sure/).elements()).toHaveLength(0)
  writeSettings({ sureness: { quiz: true, round: true } })
  await expect.element(page.getByText(/How sure/)).toBeVisible()
})
