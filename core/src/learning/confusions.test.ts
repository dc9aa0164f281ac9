import { expect, test } from 'vitest'
import { confusedPairs } from './confusions.ts'
import { type Answer, NO_FLAW_CHOICE } from './evidence.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

function answer(itemId: string, choice: string | null, daysAgo = 0, given: Partial<Answer> = {}): Answer {
  return {
    id: `${itemId}-${choice}-${daysAgo}`,
    source: 'practice',
    at: NOW - daysAgo * DAY,
    day: '2026-11-21',
    itemId,
    categoryType: 'logical-fallacies',
    isCorrect: false,
    isSound: false,
    scenarioId: null,
    choice,
    sureness: null,
    ...given,
  }
}

const right = (itemId: string, choice: string) => answer(itemId, choice, 0, { isCorrect: true })

test('mix-ups in both directions make one pair, with counts for each direction', () => {
  const pairs = confusedPairs(
    [
      answer('False Cause', 'texas-sharpshooter'),
      answer('False Cause', 'texas-sharpshooter'),
      answer('Texas Sharpshooter', 'false-cause'),
      right('False Cause', 'false-cause'),
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
  expect(confusedPairs([answer('False Cause', 'anecdotal')], NOW)).toEqual([])
})

test('a good argument can be one half of a pair', () => {
  const accused = answer('Slippery Slope', 'slippery-slope', 0, { isSound: true })
  const [pair] = confusedPairs([accused, accused, answer('Slippery Slope', NO_FLAW_CHOICE)], NOW)
  expect(pair).toEqual({
    times: 3,
    one: { was: NO_FLAW_CHOICE, named: 'slippery-slope', times: 2, of: 2 },
    other: { was: 'slippery-slope', named: NO_FLAW_CHOICE, times: 1, of: 1 },
  })
})

test('recent mix-ups come before older ones, even if there are more of those', () => {
  const old = Array.from({ length: 3 }, () => answer('False Cause', 'anecdotal', 90))
  const recent = Array.from({ length: 2 }, () => answer('Ambiguity', 'straw-man', 1))
  expect(confusedPairs([...old, ...recent], NOW).map(({ one }) => one.was)).toEqual(['ambiguity', 'false-cause'])
})

test('labels outside the catalogue and unknown choices are ignored', () => {
  const galaxy = answer('Galaxy Brain', 'straw-man')
  const unknown = answer('Ambiguity', null)
  expect(confusedPairs([galaxy, galaxy, unknown, unknown], NOW)).toEqual([])
})

test('a mix-up from a month ago weighs half as much as one from today', () => {
  const monthOld = (count: number) => Array.from({ length: count }, () => answer('Straw Man', 'anecdotal', 30))
  const today = Array.from({ length: 2 }, () => answer('Ambiguity', 'tu-quoque'))
  const order = (count: number) => confusedPairs([...monthOld(count), ...today], NOW).map(({ one }) => one.was)
  expect(order(3)).toEqual(['ambiguity', 'straw-man'])
  expect(order(5)).toEqual(['straw-man', 'ambiguity'])
})

test('both directions of a pair add to its weight, and the more frequent direction comes first', () => {
  const pairs = confusedPairs(
    [
      ...[answer('Ambiguity', 'anecdotal'), answer('Ambiguity', 'anecdotal')],
      answer('False Cause', 'texas-sharpshooter'),
      ...[answer('Texas Sharpshooter', 'false-cause'), answer('Texas Sharpshooter', 'false-cause')],
    ],
    NOW,
  )
  expect(pairs.map(({ one, times }) => [one.was, times])).toEqual([
    ['texas-sharpshooter', 3],
    ['ambiguity', 2],
  ])
})

test('pairs with equal weight are sorted by name, whichever came in first', () => {
  const inBothDirections = (one: [string, string], other: [string, string]) => [answer(...one), answer(...other)]
  const causes = inBothDirections(['Texas Sharpshooter', 'false-cause'], ['False Cause', 'texas-sharpshooter'])
  const straws = inBothDirections(['Straw Man', 'ad-hominem'], ['Ad Hominem', 'straw-man'])
  for (const answers of [
    [...causes, ...straws],
    [...straws.toReversed(), ...causes.toReversed()],
  ]) {
    expect(confusedPairs(answers, NOW).map(({ one }) => one.was)).toEqual(['ad-hominem', 'false-cause'])
  }
})

test('a right answer is never a mix-up, and neither is the right name in an answer that counts as wrong', () => {
  const alias = answer('False Cause', 'texas-sharpshooter', 0, { isCorrect: true })
  const named = answer('Straw Man', 'straw-man')
  expect(confusedPairs([alias, alias, named, named], NOW)).toEqual([])
})
