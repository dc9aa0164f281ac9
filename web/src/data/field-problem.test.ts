import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { problemOf } from './field-problem.ts'

const refusal = (body: object) => new ApiError(new Response(null, { status: 400 }), JSON.stringify(body))

test('the server’s reason is told, and the first field that it blames', () => {
  const issues = [
    { field: 'newPassword', message: 'Too short.' },
    { field: 'username', message: 'Unknown.' },
  ]
  const error = refusal({ code: 'password-too-short', message: 'Too short.', requestId: 'r', issues })
  expect(problemOf(error, 'In general.')).toEqual({ message: 'Too short.', field: 'newPassword' })
})

test('without a reason the general words are told, and no field', () => {
  expect(problemOf(refusal({}), 'In general.')).toEqual({ message: 'In general.', field: null })
})

test('when nothing answered, trying again is suggested', () => {
  expect(problemOf(new TypeError('Failed to fetch'), 'Login failed')).toEqual({
    message: 'Login failed. Please try again.',
    field: null,
  })
})

test('a bug is not taken for a problem of the learner’s', () => {
  expect(() => problemOf(new SyntaxError('Unexpected token'), 'In general.')).toThrow(SyntaxError)
})
