import { describe, expect, test } from 'vitest'
import { cachedAddress, isOfBuild, isPage, mayBeCached } from './addresses.ts'

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

test.each<[path: string, status: number, type: string, expected: boolean]>([
  ['/learn', 200, 'text/html; charset=utf-8', true],
  ['/learn', 404, 'text/html', false],
  ['/learn', 503, 'text/html', false],
  ['/learn', 200, 'application/json', false],
  ['/404', 404, 'text/html', true],
  ['/404', 200, 'text/html', false],
  ['/assets/learn-1.js', 200, 'application/javascript; charset=utf-8', true],
  ['/assets/learn-1.js', 200, 'text/javascript', true],
  ['/assets/learn-1.js', 200, 'text/plain', false],
  ['/assets/learn-1.css', 200, 'text/css', true],
  ['/assets/q1-12.A-1.json', 200, 'application/json', true],
  ['/assets/besley-1.woff2', 200, 'font/woff2', true],
  ['/manifest.webmanifest', 200, 'application/manifest+json', true],
  ['/assets/learn-1.js', 200, 'text/html', false],
  ['/assets/learn-1.css', 200, 'text/html', false],
  ['/assets/q1-12.A-1.json', 200, 'text/html', false],
  ['/assets/besley-1.woff2', 200, 'text/html', false],
  ['/icons/192.png', 200, 'text/html', false],
])('for the address %s a reply with status %i and type %s may be cached: %s', (path, status, type, expected) => {
  const headers = new Headers({ 'content-type': type })
  expect(mayBeCached({ url: at(path).href }, { status, headers })).toBe(expected)
})

test('a page is of this build if it loads a script of it', () => {
  const cached = new Set(['/', '/assets/index-1.js'])
  const page = (script: string) => `<script type="module" crossorigin src="${script}"></script>`
  expect(isOfBuild(page('/assets/index-1.js'), cached)).toBe(true)
  expect(isOfBuild(page('/assets/index-2.js'), cached)).toBe(false)
  expect(isOfBuild('<h1>Welcome to the hotel</h1>', cached)).toBe(false)
})
