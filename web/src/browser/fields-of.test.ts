import { expect, test } from 'vitest'
import { fieldsOf } from './fields-of.ts'

test('the fields of an object are its own', () => {
  expect(fieldsOf({ id: 7, name: 'Ada' })).toEqual({ id: 7, name: 'Ada' })
})

test.each([null, undefined, 7, '', true])('what is no object (%s) has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
})

test('changing what came back changes nothing of the value', () => {
  const value = { id: 7 }
  Object.assign(fieldsOf(value), { id: 8 })
  expect(value).toEqual({ id: 7 })
})
