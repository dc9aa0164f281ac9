import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { postProgress } from './learning.ts'

const ANSWER = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
const parseAnswer = (given: object) => z.safeParse(postProgress.body, { ...ANSWER, ...given })

test('an answer needs only the three fields of the specification', () => {
  expect(parseAnswer({}).success).toBe(true)
  for (const field of Object.keys(ANSWER)) expect(parseAnswer({ [field]: undefined }).success, field).toBe(false)
})

test('an answer from a round may also carry its scenario, choice, sureness, and time', () => {
  const more = { scenario: 'straw-man-1', choice: 'no-flaw', sureness: 'sure', at: 0, timeZone: null, kind: 'sound' }
  expect(parseAnswer(more).success).toBe(true)
})

test.each([{ isCorrect: 'true' }, { scenario: 'Straw Man' }, { at: -1 }, { kind: 'odd' }, { masteryLevel: 100 }])(
  'an answer to a practice item with %j is refused',
  (given) => {
    expect(parseAnswer(given).success).toBe(false)
  },
)

test('an unknown category has a refusal of its own', () => {
  expect(parseAnswer({ categoryType: 'rhetoric' }).error?.issues[0]?.message).toBe('unknown-category')
})
