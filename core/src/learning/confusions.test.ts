import { expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import { someAnswer } from '../rules.fixture.ts'
import { type ConceptId, NO_FLAW } from '../vocabulary.ts'
import { confusedPairs } from './confusions.ts'
import type { Answer, Choice } from './evidence.ts'

const NOW = 1000 * DAY

function answer(itemId: string, choice: Choice | null, daysAgo = 0, given: Partial<Answer> = {}): Answer {
  const at = NOW - daysAgo * DAY
  return someAnswer({ id: `${itemId}-${choice}-${daysAgo}`, at, itemId, choice, isCorrect: false, ...given })
}

const right = (itemId: string, choice: Choice) => answer(itemId, choice, 0, { isCorrect: true })

test('mix-ups in both directions make one pair, with counts for each direction', () => {
  const pairs = confusedPairs(
    [
      answer('false-cause', 'texas-sharpshooter'),
      answer('false-cause', 'texas-sharpshooter'),
      answer('texas-sharpshooter', 'false-cause'),
      right('false-cause', 'false-cause'),
    ],
    NOW,
  )
  expect(pairs).toEqual([
    {
      times: 3,
      one: { was: 'false-cause', named: 'texas-sharpshooter', times: 2, of: 3 },
      other: { was: 'texas-sharpshooter', named: 'false-cause', times: 1, of: 1 },
    },
  ])
})

test('a single mix-up may be a slip and is not reported', () => {
  expect(confusedPairs([answer('false-cause', 'anecdotal')], NOW)).toEqual([])
})

test('a good argument can be one half of a pair', () => {
  const accused = answer('slippery-slope', 'slippery-slope', 0, { isSound: true })
  const [pair] = confusedPairs([accused, accused, answer('slippery-slope', NO_FLAW)], NOW)
  expect(pair).toEqual({
    times: 3,
    one: { was: NO_FLAW, named: 'slippery-slope', times: 2, of: 2 },
    other: { was: 'slippery-slope', named: NO_FLAW, times: 1, of: 1 },
  })
})

test('labels outside the catalog and unknown choices are ignored', () => {
  const galaxy = answer('Galaxy Brain', 'straw-man')
  const unknown = answer('ambiguity', null)
  expect(confusedPairs([galaxy, galaxy, unknown, unknown], NOW)).toEqual([])
})

test('a mix-up from a month ago weighs half as much as one from today', () => {
  const monthOld = (count: number) => Array.from({ length: count }, () => answer('straw-man', 'anecdotal', 30))
  const today = Array.from({ length: 2 }, () => answer('ambiguity', 'tu-quoque'))
  const order = (count: number) => confusedPairs([...monthOld(count), ...today], NOW).map(({ one }) => one.was)
  expect(order(3)).toEqual(['ambiguity', 'straw-man'])
  expect(order(5)).toEqual(['straw-man', 'ambiguity'])
})

test('both directions of a pair add to its weight, and the more frequent direction comes first', () => {
  const pairs = confusedPairs(
    [
      ...[answer('ambiguity', 'anecdotal'), answer('ambiguity', 'anecdotal')],
      answer('false-cause', 'texas-sharpshooter'),
      ...[answer('texas-sharpshooter', 'false-cause'), answer('texas-sharpshooter', 'false-cause')],
    ],
    NOW,
  )
  expect(pairs.map(({ one, times }) => [one.was, times])).toEqual([
    ['texas-sharpshooter', 3],
    ['ambiguity', 2],
  ])
})

test('pairs with equal weight are sorted by name, whichever came in first', () => {
  const inBothDirections = (one: [ConceptId, ConceptId], other: [ConceptId, ConceptId]) => [
    answer(...one),
    answer(...other),
  ]
  const causes = inBothDirections(['texas-sharpshooter', 'false-cause'], ['false-cause', 'texas-sharpshooter'])
  const straws = inBothDirections(['straw-man', 'ad-hominem'], ['ad-hominem', 'straw-man'])
  for (const answers of [
    [...causes, ...straws],
    [...straws.toReversed(), ...causes.toReversed()],
  ]) {
    expect(confusedPairs(answers, NOW).map(({ one }) => one.was)).toEqual(['ad-hominem', 'false-cause'])
  }
})

test('a right answer is never a mix-up, and neither is the right name in an answer that counts as wrong', () => {
  const alias = answer('false-cause', 'texas-sharpshooter', 0, { isCorrect: true })
  const named = answer('straw-man', 'straw-man')
  expect(confusedPairs([alias, alias, named, named], NOW)).toEqual([])
})
