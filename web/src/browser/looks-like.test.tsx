import { afterEach, expect, test } from 'vitest'
import { looksLike } from './looks-like.ts'

function element(tag: string, words: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = words
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  document.body.append(made)
  return made
}

afterEach(() => document.body.replaceChildren())

test('elements of one kind with the same role, address and words look alike, whatever else tells them apart', () => {
  const [one, other] = [element('a', 'Learn', { href: '/learn', id: 'one' }), element('a', 'Learn', { href: '/learn' })]
  expect(looksLike(one, other)).toBe(true)
})

test('a difference in any of them is seen', () => {
  const button = element('button', 'Streaks')
  expect(looksLike(button, element('button', 'Progress'))).toBe(false)
  expect(looksLike(button, element('button', 'Streaks', { role: 'tab' }))).toBe(false)
  expect(looksLike(button, element('a', 'Streaks'))).toBe(false)
  expect(looksLike(element('a', 'Learn', { href: '/learn' }), element('a', 'Learn', { href: '/' }))).toBe(false)
})

test('a label counts in place of the words', () => {
  const menu = element('button', '', { 'aria-label': 'Menu' })
  expect(looksLike(menu, element('button', 'Menu'))).toBe(true)
  expect(looksLike(menu, element('button', '', { 'aria-label': 'Close' }))).toBe(false)
})
