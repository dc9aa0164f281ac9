import {
  chooseOption,
  moveOn,
  type Round,
  saySureness,
  startRound,
  tapSentence,
  USUAL_SETTINGS,
} from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { claimDay, dropRound, findRound, keepNewRound, keepRound } from './rounds.ts'
import { rereadStorage } from './storage.ts'

const NOW = 1_795_000_000_000

/** An answered round of one scenario. */
function someRound(id: string): Round {
  const round = startRound(id, [someRoundItem()], seededRandom(1), USUAL_SETTINGS)
  return tapSentence(saySureness(chooseOption(round, 0, NOW), 'sure', NOW), null)
}

const drawn = (round: Round, ownerId: number | null) =>
  ({ round, ownerId, origin: { kind: 'drawn' }, masteredBefore: null }) as const

let device: Storage

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  device = stubDevice().local
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a round survives closing the page, with what it was started from', () => {
  keepNewRound({ ...drawn(someRound('a'), 7), origin: { kind: 'about', concept: 'straw-man' } })
  rereadStorage()
  expect(findRound('a', 7)).toMatchObject({ origin: { kind: 'about', concept: 'straw-man' }, savedAt: NOW })
})

test('a dropped round does not come back with its next step, but only by being restored', () => {
  keepNewRound(drawn(someRound('a'), 7))
  const restore = dropRound('a')
  keepRound(someRound('a'))
  expect(findRound('a', 7)).toBeNull()
  restore()
  expect(findRound('a', 7)?.round.id).toBe('a')
})

test('an active day is recorded once for each round, even after a reload', () => {
  keepNewRound(drawn(someRound('a'), 7))
  expect([claimDay('a', '2026-11-21'), claimDay('a', '2026-11-21')]).toEqual([true, false])
  rereadStorage()
  expect([claimDay('a', '2026-11-21'), claimDay('a', '2026-11-22')]).toEqual([false, true])
  expect(claimDay('nowhere', '2026-11-21')).toBe(false)
})

test('twelve finished rounds are kept, and older ones are removed', () => {
  for (const each of Array.from({ length: 13 }, (_, index) => index)) {
    keepNewRound(drawn(someRound(`r${each}`), 7))
    keepRound(moveOn(someRound(`r${each}`)))
  }
  expect(['r0', 'r1', 'r12'].map((id) => findRound(id, 7) !== null)).toEqual([false, true, true])
})

test.each(['{}', '{"version":1,"place":1,"round":{"items":[]}}', '{"version":2}'])(
  'a record of another kind or version (%s) is ignored',
  (text) => {
    device.setItem('round:x', text)
    rereadStorage()
    expect(findRound('x', null)).toBeNull()
  },
)
