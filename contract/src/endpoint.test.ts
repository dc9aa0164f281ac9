import { expect, expectTypeOf, test } from 'vitest'
import { IDEMPOTENCY_KEY, type ParamName, type Reply } from './endpoint.ts'
import { postQuizResult } from './quiz-results.ts'

test.each(['one', 'a.b:c-d_e', 'x'.repeat(80), crypto.randomUUID()])(
  'the text %j may be the key of a delivery',
  (key) => {
    expect(IDEMPOTENCY_KEY.test(key)).toBe(true)
  },
)

test.each(['', 'a b', 'a\nb', 'x'.repeat(81), 'ключ', '<b>'])('the text %j may not be the key of a delivery', (key) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(false)
})

test('the type of a path’s parameters is known from the path', () => {
  expectTypeOf<ParamName<'/api/users/:id/favorites/:itemId/:itemType'>>().toEqualTypeOf<'id' | 'itemId' | 'itemType'>()
  expectTypeOf<ParamName<'/api/health'>>().toEqualTypeOf<never>()
})

test('the type of a reply is the type that the contract declares for its successes', () => {
  expect(Object.keys(postQuizResult.replies)).toEqual(['200', '201'])
  expectTypeOf<Reply<typeof postQuizResult>>().toHaveProperty('score')
})
