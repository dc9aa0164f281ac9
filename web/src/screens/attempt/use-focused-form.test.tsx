import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { afterPaint } from '../../browser/after-paint.ts'
import { useFocusedForm } from './use-focused-form.ts'

const form = page.getByRole('form', { name: 'Question' })
const option = page.getByRole('textbox', { name: 'Option' })
const outside = page.getByRole('button', { name: 'Outside' })

/** Shows the next question without touching the focus. */
let showNext: () => void

/** A form on a page that can be scrolled; `hasFocusAlready` stands for a learner who was there before the code. */
function Screen({ hasFocusAlready = false }: { hasFocusAlready?: boolean }) {
  const [position, setPosition] = useState(0)
  const question = useFocusedForm(position)
  showNext = () => setPosition(position + 1)
  return (
    <>
      <form ref={question} tabIndex={-1} aria-label="Question">
        <p>Question {position + 1}</p>
        <input ref={(input) => (hasFocusAlready && position === 0 ? input?.focus() : undefined)} aria-label="Option" />
      </form>
      <button type="button">Outside</button>
      <svg height="4000" />
    </>
  )
}

/** Resolves once the form has had its chance to take focus after a paint. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve))

async function goOn(): Promise<void> {
  showNext()
  await expect.element(page.getByText('Question 2')).toBeVisible()
}

afterEach(() => scrollTo(0, 0))

test('a question that appears takes the focus', async () => {
  render(<Screen />)
  await expect.element(form).toHaveFocus()
})

test('a question that appears leaves the focus to a learner who has put it inside already', async () => {
  render(<Screen hasFocusAlready />)
  await painted()
  await expect.element(option).toHaveFocus()
})

test('the next question takes the focus from the option that was chosen', async () => {
  render(<Screen />)
  option.element().focus()
  await goOn()
  await expect.element(form).toHaveFocus()
})

test('the next question takes the focus from outside the form', async () => {
  render(<Screen />)
  outside.element().focus()
  await goOn()
  await expect.element(form).toHaveFocus()
})

test('the next question is shown from the top of the page', async () => {
  render(<Screen />)
  scrollTo(0, 500)
  await goOn()
  await expect.poll(() => scrollY).toBe(0)
})

test('a form that has the focus already receives it anew, so that the next question is read out', async () => {
  render(<Screen />)
  let times = 0
  form.element().addEventListener('focus', () => {
    times += 1
  })
  await goOn()
  await expect.poll(() => times).toBe(1)
  await expect.element(form).toHaveFocus()
})

test('a learner who moves the focus before the next question is painted keeps it', async () => {
  render(<Screen />)
  option.element().focus()
  scrollTo(0, 500)
  // The page scrolls to its top, and fires the event, after the question is written and before it is painted.
  await expect.poll(() => scrollY).toBe(500)
  const leave = () => scrollY === 0 && outside.element().focus()
  addEventListener('scroll', leave)
  onTestFinished(() => removeEventListener('scroll', leave))
  await goOn()
  await expect.poll(() => scrollY).toBe(0)
  await painted()
  await expect.element(outside).toHaveFocus()
})
