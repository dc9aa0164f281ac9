import { chooseOption, moveOn, saySureness, startRound, tapSentence } from '@think-twice/core/practice/play-round'
import { type Round, USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { seededRandom } from '@think-twice/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice } from './device.fixture.ts'

const NOW = 1_795_000_000_000
const openPage = () => openAnew(() => import('./kept-rounds.ts'))

/** A round of one scenario, at its first question. */
const newRound = (id: string): Round => startRound(id, [someRoundItem()], seededRandom(1), USUAL_SETTINGS)
/** The same once it is answered. */
const someRound = (id: string): Round => tapSentence(saySureness(chooseOption(newRound(id), 0, NOW), 'sure', NOW), null)
const endedRound = (id: string): Round => moveOn(someRound(id))

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

test('a round survives closing the page, with what it was started from', async () => {
  const before = await openPage()
  before.keepNewRound({ ...drawn(someRound('a'), 7), origin: { kind: 'about', concept: 'Straw Man' } })
  const page = await openPage()
  expect(page.findRound('a', 7)).toMatchObject({ origin: { kind: 'about', concept: 'Straw Man' }, savedAt: NOW })
})

test('a person’s round is shown only to them, and a visitor’s to whoever uses the device', async () => {
  const page = await openPage()
  page.keepNewRound(drawn(someRound('ada'), 7))
  page.keepNewRound(drawn(someRound('visitor'), null))
  expect([7, 8, null].map((user) => page.findRound('ada', user) !== null)).toEqual([true, false, false])
  expect([7, 8, null].map((user) => page.findRound('visitor', user) !== null)).toEqual([true, true, true])
})

test('an unfinished round is offered to its owner, and the one left last comes first', async () => {
  const page = await openPage()
  page.keepNewRound(drawn(someRound('first'), 7))
  vi.setSystemTime(NOW + 1000)
  page.keepNewRound(drawn(someRound('last'), 7))
  page.keepNewRound(drawn(newRound('unanswered'), 7))
  page.keepNewRound(drawn(endedRound('ended'), 7))
  page.keepNewRound(drawn(someRound('visitor'), null))
  expect(page.unfinishedRounds(7).map(({ round }) => round.id)).toEqual(['last', 'first'])
  expect(page.unfinishedRounds(null).map(({ round }) => round.id)).toEqual(['visitor'])
})

test('a dropped round does not come back with its next step, but only by being restored', async () => {
  const page = await openPage()
  page.keepNewRound(drawn(someRound('a'), 7))
  const kept = page.findRound('a', 7)
  page.dropRound('a')
  page.keepRound(someRound('a'))
  expect(page.findRound('a', 7)).toBeNull()
  expect(device.getItem('round:a')).toBeNull()
  if (kept) page.restoreRound(kept)
  expect(page.findRound('a', 7)?.round.id).toBe('a')
})

test('a visitor’s round goes to the person who claims it', async () => {
  const page = await openPage()
  page.keepNewRound(drawn(someRound('a'), null))
  page.claimRound('a', 7)
  expect(page.ownerOfRound('a')).toBe(7)
  expect((await openPage()).findRound('a', 8)).toBeNull()
})

test('an active day is recorded once for each round, even after a reload', async () => {
  const page = await openPage()
  page.keepNewRound(drawn(someRound('a'), 7))
  expect([page.claimDay('a', '2026-11-21'), page.claimDay('a', '2026-11-21')]).toEqual([true, false])
  const next = await openPage()
  expect([next.claimDay('a', '2026-11-21'), next.claimDay('a', '2026-11-22')]).toEqual([false, true])
  expect(next.claimDay('nowhere', '2026-11-21')).toBe(false)
})

test('twelve finished rounds are kept, and older ones are removed', async () => {
  const page = await openPage()
  for (const each of Array.from({ length: 13 }, (_, index) => index)) {
    vi.setSystemTime(NOW + each)
    page.keepNewRound(drawn(someRound(`r${each}`), 7))
    page.keepRound(endedRound(`r${each}`))
  }
  expect(['r0', 'r1', 'r12'].map((id) => page.findRound(id, 7) !== null)).toEqual([false, true, true])
})

test.each(['', '{', 'null', '{"version":0,"round":{"items":[]}}', '{"version":1}'])(
  'stored text that is not a round (%s) is ignored',
  async (text) => {
    device.setItem('round:x', text)
    const page = await openPage()
    expect(page.findRound('x', 7)).toBeNull()
    expect(page.unfinishedRounds(7)).toEqual([])
  },
)
