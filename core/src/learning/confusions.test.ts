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

test('mix-ups both ways are one pair, each with its own count of how often it was there', () => {
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

test('one mix-up can be a slip and is not told', () => {
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

test('recent mix-ups come first although older ones are more', () => {
  const old = Array.from({ length: 3 }, () => answer('False Cause', 'anecdotal', 90))
  const recent = Array.from({ length: 2 }, () => answer('Ambiguity', 'straw-man', 1))
  expect(confusedPairs([...old, ...recent], NOW).map(({ one }) => one.was)).toEqual(['ambiguity', 'false-cause'])
})

test('labels outside the catalogue and unknown choices are passed over', () => {
  const galaxy = answer('Galaxy Brain', 'straw-man')
  const unknown = answer('Ambiguity', null)
  expect(confusedPairs([galaxy, galaxy, unknown, unknown], NOW)).toEqual([])
})
