import { expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import { classStep, type RoundSoFar } from './class-next.ts'

const NOW = 100 * DAY
const PAIR: ConfusedPair = {
  one: { was: 'straw-man', named: 'ad-hominem', times: 3, of: 9 },
  other: { was: 'ad-hominem', named: 'straw-man', times: 2, of: 8 },
  times: 5,
}

function round(some: Partial<RoundSoFar> & { id: string }): RoundSoFar {
  return { kind: 'live', follows: null, openedAt: NOW - DAY, state: { phase: 'over' }, ...some }
}

test('a class without rounds gets its first one, and one with a live round goes back to the wall', () => {
  expect(classStep([], [PAIR], NOW)).toEqual({ step: 'first round' })
  const live = round({ id: 'live', state: { phase: 'talk' } })
  expect(classStep([round({ id: 'old', openedAt: 0 }), live], [PAIR], NOW)).toEqual({ step: 'wall', roundId: 'live' })
})

test('a round that is a week old is followed by its parallel, once', () => {
  const old = round({ id: 'old', openedAt: NOW - 7 * DAY })
  expect(classStep([old], [PAIR], NOW)).toEqual({ step: 'week later', roundId: 'old' })
  const parallel = round({ id: 'parallel', kind: 'assigned', follows: 'old', openedAt: NOW - 6 * DAY })
  expect(classStep([parallel, old], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
  const open = round({ id: 'open', kind: 'assigned', openedAt: NOW - 7 * DAY, state: { phase: 'open' } })
  expect(classStep([open], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
})

test('a class with nothing open is led to the pair it mixes up most, or to a mixture where no pair is known', () => {
  expect(classStep([round({ id: 'new' })], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
  expect(classStep([round({ id: 'new' })], [], NOW)).toEqual({ step: 'mixture' })
})
