import { type Round, startRound, USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import type { Sureness } from '@think-twice/core/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { NOON } from '../../test/results.ts'
import { seatOwner } from '../browser/kept-records.ts'
import { outboxStore } from './outbox-store.ts'
import {
  assignedEntryIds,
  countWaiting,
  forgetSeat,
  saveAssignedAnswer,
  saveSeatAnswer,
  voteEntryId,
  voteOnDevice,
} from './save-seat-answer.ts'

const OWNER = seatOwner('s')
const FIRST_VOTE = { roundId: 'r', position: 0, vote: 1 } as const

/** An assigned round of two scenarios with an answer for each sureness; null where it has not been said. */
function answered(...said: (Sureness | null)[]): Round {
  const items = [someRoundItem({ id: 'one' }), someRoundItem({ id: 'two' })]
  const round = startRound('own', items, seededRandom(1), USUAL_SETTINGS)
  return { ...round, answers: said.map((sureness) => ({ option: 2, sureness, sentence: null, at: NOON })) }
}

const entries = () => outboxStore.entriesOf(OWNER, 'waiting')

afterEach(() => forgetSeat('s'))

test('the latest answer of an assigned round is saved as a first vote, under the id that the round knows', async () => {
  const round = answered('guess', 'sure')
  await saveAssignedAnswer(round, 'r', OWNER)
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry?.id).toBe(assignedEntryIds(round, 'r', OWNER)[1])
  expect(entry?.call.body).toEqual({ roundId: 'r', position: 1, vote: 1, option: 2, sureness: 'sure', at: NOON })
})

test('an answer is saved only once its sureness has been said', async () => {
  await saveAssignedAnswer(answered(null), 'r', OWNER)
  expect(await countWaiting(OWNER)).toBe(0)
})

test('a vote that was given again replaces itself, and each scenario, vote and round has its own', async () => {
  await saveSeatAnswer(OWNER, { ...FIRST_VOTE, option: 0, sureness: 'guess', at: NOON })
  await saveSeatAnswer(OWNER, { ...FIRST_VOTE, option: 1, sureness: 'sure', at: NOON })
  await saveSeatAnswer(OWNER, { ...FIRST_VOTE, vote: 2, option: 3, sureness: 'fairly', at: NOON })
  expect(await countWaiting(OWNER)).toBe(2)
  expect(await voteOnDevice(OWNER, FIRST_VOTE)).toEqual({ option: 1, sureness: 'sure' })
  expect(await voteOnDevice(OWNER, { ...FIRST_VOTE, position: 1 })).toBeNull()
  expect(await voteOnDevice(OWNER, { ...FIRST_VOTE, roundId: 'other' })).toBeNull()
})

test.each([
  ['saved', { option: 1, sureness: 'sure' }],
  ['refused', null],
] as const)('a vote that was %s is on the device as %o', async (state, expected) => {
  const body = { ...FIRST_VOTE, option: 1, sureness: 'sure', at: NOON } as const
  const id = voteEntryId(OWNER, FIRST_VOTE)
  await outboxStore.put({ id, userId: OWNER, queuedAt: NOON, call: { kind: 'seat-answer', body }, state })
  expect(await voteOnDevice(OWNER, FIRST_VOTE)).toEqual(expected)
})
