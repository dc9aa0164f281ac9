import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { problemOf } from './field-problem.ts'

const refusal = (body: object) => new ApiError(new Response(null, { status: 400 }), JSON.stringify(body))

test('a problem has the server’s reason and the first field that it blames', () => {
  const issues = [
    { field: 'newPassword', message: 'Too short.' },
    { field: 'username', message: 'Unknown.' },
  ]
  const error = refusal({ code: 'password-too-short', message: 'Too short.', requestId: 'r', issues })
  expect(problemOf(error, 'In general.')).toEqual({ message: 'Too short.', field: 'newPassword' })
})

test('a problem without a reason has the general words and no field', () => {
  expect(problemOf(refusal({}), 'In general.')).toEqual({ message: 'In general.', field: null })
})

test('a problem without any reply suggests trying again', () => {
  expect(problemOf(new TypeError('Failed to fetch'), 'Login failed')).toEqual({
    message: 'Login failed. Please try again.',
    field: null,
  })
})

test('a bug is not presented as a mistake of the learner', () => {
  expect(() => problemOf(new SyntaxError('Unexpected token'), 'In general.')).toThrow(SyntaxError)
})
