import { expect, test } from 'vitest'
import { fieldsOf } from './fields-of.ts'

test('an object’s own fields are returned', () => {
  expect(fieldsOf({ id: 7, name: 'Ada' })).toEqual({ id: 7, name: 'Ada' })
})

test.each([null, undefined, 7, '', true])('a value that is not an object (%s) has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
})

test('changing the returned fields does not change the original value', () => {
  const value = { id: 7 }
  Object.assign(fieldsOf(value), { id: 8 })
  expect(value).toEqual({ id: 7 })
})
