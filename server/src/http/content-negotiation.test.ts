import { describe, expect, test } from 'vitest'
import { acceptedCompression, isKnownCopy } from './content-negotiation.ts'

describe('the compression of a reply', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['deflate', null],
    ['', null],
  ])('for a client that accepts “%s” is %s', (accepted, expected) => {
    expect(acceptedCompression({ 'accept-encoding': accepted })).toBe(expected)
  })

  test('is always one that the server offers', () => {
    expect(acceptedCompression({ 'accept-encoding': 'br, gzip' }, (way) => way === 'gzip')).toBe('gzip')
  })

  test('is none for a client that does not say what it accepts', () => {
    expect(acceptedCompression({})).toBeNull()
  })
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  [undefined, false],
])('a client with the copies %s already has the current one: %s', (known, expected) => {
  expect(isKnownCopy(known === undefined ? {} : { 'if-none-match': known }, '"a"')).toBe(expected)
})
