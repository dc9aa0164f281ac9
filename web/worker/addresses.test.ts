import { describe, expect, test } from 'vitest'
import { cachedAddress, isPage, mayBeCached } from './addresses.ts'

const at = (path: string) => new URL(path, 'https://quiz.example')
const CACHED = new Set(['/', '/dashboard', '/learn', '/progress', '/404', '/theme.js'])

describe('a request for a page', () => {
  test.each([
    ['/', 'navigate', true],
    ['/learn?focus=anchoring', 'navigate', true],
    ['/nowhere.html', 'navigate', true],
    ['/apiary', 'navigate', true],
    ['/api', 'navigate', false],
    ['/api/docs', 'navigate', false],
    ['/assets/gone.js', 'navigate', false],
    ['/', 'cors', false],
  ])('may be %s requested by %s: %s', (path, mode, expected) => {
    expect(isPage({ mode }, at(path))).toBe(expected)
  })
})

test.each([
  ['/', '/'],
  ['/?session=7', '/'],
  ['/learn?focus=anchoring', '/learn'],
  ['/theme.js', '/theme.js'],
  ['/learn/', '/404'],
  ['/Learn', '/404'],
  ['/nowhere', '/404'],
  ['/404', '/404'],
])('without a network %s gets the cached copy of %s', (path, expected) => {
  expect(cachedAddress({ url: at(path).href }, CACHED)).toBe(expected)
})

test.each([
  ['/learn', 200, true],
  ['/learn', 404, false],
  ['/learn', 503, false],
  ['/404', 404, true],
  ['/404', 200, false],
])('for the address %s a reply with status %i may be cached: %s', (path, status, expected) => {
  expect(mayBeCached({ url: at(path).href }, { status })).toBe(expected)
})
