import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { drawInPlace, takeShownQuestion } from './shown-question.ts'

const shown = { scenarioId: 'one', optionOrder: [0, 1], shownAt: 0, steps: [] }

afterEach(() => {
  window.shownQuestion = undefined
})

test('a question that the page shows is taken once, and the page stops answering', () => {
  let isStopped = false
  window.shownQuestion = {
    ...shown,
    mode: 'standard',
    stop: () => {
      isStopped = true
    },
  }
  expect(takeShownQuestion('standard')).toMatchObject(shown)
  expect(isStopped).toBe(true)
  expect(takeShownQuestion('standard')).toBeNull()
})

test('one of another quiz is not taken, and is gone', () => {
  window.shownQuestion = { ...shown, mode: 'standard', stop: () => {} }
  expect(takeShownQuestion('advanced')).toBeNull()
  expect(window.shownQuestion).toBeUndefined()
})

let showNext = (_: string) => {}

/** A question longer than the screen, drawn anew for each scenario and taking the focus as ours does. */
function Shown() {
  const [scenario, setScenario] = useState('at first')
  showNext = setScenario
  const start = (form: HTMLElement | null) => {
    form?.focus()
    scrollTo(0, 0)
  }
  return (
    <div id="question" key={scenario} tabIndex={-1} ref={start} style={{ height: 5000 }}>
      <p id="scenario">{scenario.split(',')[0]}</p>
      <input type="radio" aria-label="A" />
      <input type="radio" aria-label="B" />
    </div>
  )
}

/** What has been scrolled to and focused after another drawing in place of the first one, where somebody was at B. */
function placeAfter(scenario: string) {
  render(<Shown />)
  page.getByRole('radio', { name: 'B' }).element().focus()
  scrollTo(0, 300)
  drawInPlace(() => flushSync(() => showNext(scenario)))
  return { top: scrollY, focused: document.activeElement?.getAttribute('aria-label') ?? null }
}

test('the same question drawn in place leaves focus and scroll where they were', () => {
  expect(placeAfter('at first, drawn anew')).toEqual({ top: 300, focused: 'B' })
})

test('the next question begins at its top, with the focus it takes', () => {
  expect(placeAfter('the next one')).toEqual({ top: 0, focused: null })
})
