import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { codeOf, messageOf } from './error-fields.ts'

test('the code of a Node error is read, and any other value has none', async () => {
  expect(codeOf(await readFile('/nowhere').catch((error) => error))).toBe('ENOENT')
  for (const other of [new Error('x'), 'ENOENT', null, undefined, 7]) expect(codeOf(other)).toBe('')
  expect(codeOf({ code: 53_100 })).toBe('53100')
})

test('whatever was thrown has a message to show', () => {
  expect(messageOf(new TypeError('no such thing'))).toBe('no such thing')
  expect(messageOf('thrown as text')).toBe('thrown as text')
  expect(messageOf(undefined)).toBe('undefined')
})
