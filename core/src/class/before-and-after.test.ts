import { expect, test } from 'vitest'
import { required } from '../required.ts'
import { beforeAndAfter, beforeAndAfterText } from './before-and-after.ts'

const of28 = (...times: number[]) => times.map((each) => ({ times: each, of: 28, scenarios: 1 }))

test('a week later is compared with before, and the margin counts the scenarios as drawn', () => {
  // Squares before: 2 × 0.125² = 0.03125; spread 0.03125 / 2; standard error √(0.015625 × (1/2 + 1/2)) = 0.125; t of 2
  // degrees is 4.303, widened by 2.2414 / 1.96. The answers alone would give 2.2414 × √(0.2354/58 + 0.1917/58) = 19.2 points.
  const change = required(beforeAndAfter(of28(14, 7), of28(21, 21)), 'a change')
  expect(change).toMatchObject({ before: { times: 21, of: 56 }, after: { times: 42, of: 56 }, points: 37.5 })
  expect(change.margin).toBeCloseTo(61.5, 1)
  expect(beforeAndAfterText(change)).toBe(
    'Right 21 of 56 times at first, 42 of 56 a week later. That is 38 points more, give or take 62. It may be chance, or other scenarios.',
  )
})

test('where scenarios are alike, the margin is that of the answers', () => {
  const six = { times: 3, of: 6, scenarios: 1 }
  // 2.2414 × √(2 × 0.25 / 14), with one right and one wrong answer added.
  expect(beforeAndAfter([six, six], [six, six])?.margin).toBeCloseTo(42.4, 1)
})

test('a gain beyond its margin is called one, and a loss a loss', () => {
  const gain = required(beforeAndAfter(of28(7, 8, 7, 8), of28(20, 21, 20, 21)), 'a change')
  expect(beforeAndAfterText(gain)).toContain('That is 46 points more, give or take 13. Chance alone rarely does that.')
  const loss = required(beforeAndAfter(of28(20, 21, 20, 21), of28(7, 8, 7, 8)), 'a change')
  expect(beforeAndAfterText(loss)).toContain('That is 46 points less')
  const none = required(beforeAndAfter(of28(7, 7), of28(7, 7)), 'a change')
  expect(beforeAndAfterText(none)).toContain('That is no difference, give or take')
})

test('one scenario, or fewer than ten answers, are not enough to say', () => {
  expect(beforeAndAfter(of28(14), of28(20, 20))).toBeNull()
  const two = [
    { times: 1, of: 4, scenarios: 1 },
    { times: 1, of: 5, scenarios: 1 },
  ]
  expect(beforeAndAfter(two, of28(20, 20))).toBeNull()
})
