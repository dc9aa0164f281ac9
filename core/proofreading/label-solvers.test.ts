import { expect, test } from 'vitest'
import type { LabelQuestion } from './label-questions.ts'
import { elimination, labelBaseRate, learnedPairs, neighborHub, pointsOf, weighedPairs } from './label-solvers.ts'

const question = (id: string, right: string, rest: string, more: Partial<LabelQuestion> = {}): LabelQuestion => ({
  id,
  labels: [right, ...rest],
  right,
  block: id,
  ...more,
})
/** H lists the other three as neighbors, they list none. */
const hubs = new Map([['H', new Set(['X', 'Y', 'Z'])]])

test('labels that tie share the point, and the reversed solver picks the least likely label', () => {
  const one = question('one', 'H', 'XYZ')
  expect(pointsOf([one], () => 0)).toBe(0.25)
  expect(pointsOf([one], neighborHub(hubs).learn([]))).toBe(1)
  expect(pointsOf([one], neighborHub(hubs).learn([]), true)).toBe(0)
  expect(pointsOf([question('two', 'X', 'HYZ')], neighborHub(hubs).learn([]), true)).toBeCloseTo(1 / 3)
})

test.each([learnedPairs, weighedPairs])(
  'the solver $name expects a label to be right again beside the same other labels',
  ({ learn }) => {
    const known = [question('one', 'H', 'XYZ'), question('two', 'X', 'ABC')]
    expect(pointsOf([question('three', 'H', 'XYQ')], learn(known))).toBe(1)
  },
)

test('the base-rate solver expects a label that was usually right to be right again', () => {
  const known = [question('one', 'H', 'XYZ'), question('two', 'H', 'ABC')]
  expect(pointsOf([question('three', 'H', 'XBQ')], labelBaseRate.learn(known))).toBe(1)
})

test('the elimination solver picks the one of four labels that has not been right yet', () => {
  const known = [question('one', 'H', 'XYZ'), question('two', 'X', 'HYZ'), question('three', 'Y', 'HXZ')]
  expect(pointsOf([question('four', 'Z', 'HXY')], elimination.learn(known))).toBe(1)
})
