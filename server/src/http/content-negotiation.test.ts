import { describe, expect, test } from 'vitest'
import { acceptedCompression, isKnownCopy } from './content-negotiation.ts'

describe('a reply is compressed', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['deflate', null],
    ['', null],
  ])('for a client that accepts “%s” by %s', (accepted, expected) => {
    expect(acceptedCompression({ 'accept-encoding': accepted })).toBe(expected)
  })

  test('only by a method that the server has for it', () => {
    expect(acceptedCompression({ 'accept-encoding': 'br, gzip' }, (way) => way === 'gzip')).toBe('gzip')
  })

  test('not at all for a client that does not say', () => {
    expect(acceptedCompression({})).toBeNull()
  })
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  [undefined, false],
])('a client with the copies %s has it already: %s', (known, expected) => {
  expect(isKnownCopy(known === undefined ? {} : { 'if-none-match': known }, '"a"')).toBe(expected)
})
