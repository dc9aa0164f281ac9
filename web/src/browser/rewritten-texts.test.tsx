import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { allowRewriting } from './rewritten-texts.ts'

const { removeChild, insertBefore } = Node.prototype

beforeEach(() => {
  allowRewriting()
  onTestFinished(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore })
  })
})

/** `<p>one <b>two</b></p>`, and its text. */
function paragraph(): { p: HTMLElement; text: Text } {
  const p = document.createElement('p')
  const text = document.createTextNode('one ')
  p.append(text, Object.assign(document.createElement('b'), { textContent: 'two' }))
  return { p, text }
}

const around = (text: Text) => {
  const wrapper = document.createElement('reading-aid')
  text.replaceWith(wrapper)
  wrapper.append(text)
}

test('a text that another program took out of the page can be removed, and inserted before', () => {
  const { p, text } = paragraph()
  text.replaceWith(document.createElement('span'))
  p.insertBefore(document.createElement('i'), text)
  expect(p.innerHTML).toBe('<span></span><b>two</b><i></i>')
  expect(p.removeChild(text)).toBe(text)
})

test('a text that another program wrapped is removed, and inserted before, where it is', () => {
  const { p, text } = paragraph()
  around(text)
  p.insertBefore(document.createElement('i'), text)
  expect(p.innerHTML).toBe('<reading-aid><i></i>one </reading-aid><b>two</b>')
  p.removeChild(text)
  expect(p.innerHTML).toBe('<reading-aid><i></i></reading-aid><b>two</b>')
})

test('control: an element that never was a child still cannot be removed, or inserted before', () => {
  const stranger = document.createElement('p')
  expect(() => document.body.removeChild(stranger)).toThrow('not a child')
  expect(() => document.body.insertBefore(document.createElement('p'), stranger)).toThrow('not a child')
})
