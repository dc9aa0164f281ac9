import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { allowTranslation } from './translated-texts.ts'

const { removeChild, insertBefore } = Node.prototype

/** Allows translation for the length of a test. */
function allow() {
  allowTranslation()
  onTestFinished(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore })
  })
}

/** Does what browsers do: a `<font>` with the translation takes the place of every text, now and later. */
function translate(area: Element) {
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) {
    if (texts.currentNode instanceof Text && texts.currentNode.parentElement?.tagName !== 'FONT')
      found.push(texts.currentNode)
  }
  for (const text of found) {
    const translation = document.createElement('font')
    translation.textContent = text.data.toUpperCase()
    text.parentNode?.insertBefore(translation, text)
    text.parentNode?.removeChild(text)
  }
}

function Counter() {
  const [count, setCount] = useState(1)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count === 3 && <b>last </b>}
      {count < 3 && 'turn '}
      {count} of 3
    </button>
  )
}

test('what is written, inserted and removed after a translation shows, and can be translated again', async () => {
  allow()
  render(<Counter />)
  const button = page.getByRole('button')
  translate(button.element())
  await expect.element(button).toHaveTextContent('TURN 1 OF 3')
  await button.click()
  await expect.element(button).toHaveTextContent('TURN 2 OF 3')
  translate(button.element())
  await button.click()
  await expect.element(button).toHaveTextContent('last 3 OF 3')
})

test('control: a node that never was a child still cannot be removed, or inserted before', () => {
  allow()
  const stranger = document.createTextNode('stranger')
  expect(() => document.body.removeChild(stranger)).toThrow('not a child')
  expect(() => document.body.insertBefore(document.createElement('p'), stranger)).toThrow('not a child')
})
