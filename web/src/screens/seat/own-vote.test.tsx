import { IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import { type LiveRound, postSeatAnswer } from '@think-twice/contract/seats'
import { afterEach, expect, test } from 'vitest'
import { quietConsole } from '../../../test/quiet-console.ts'
import { renderHook } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { seatOwner } from '../../browser/kept-records.ts'
import { type KeptSeat, keepSeat } from '../../browser/seats.ts'
import { forgetSeat, voteEntryId } from '../../saving/save-seat-answer.ts'
import { useOwnVote } from './own-vote.tsx'

quietConsole()

const SEAT: KeptSeat = {
  id: 'seat',
  code: 'H7K4RW',
  assigned: {},
  view: {
    class: { name: 'Period 3', kind: 'anonymous', code: 'H7K4RW' },
    seat: { id: 'seat', label: null },
    isPractice: false,
    rounds: [],
  },
}
const VOTE = { option: 2, sureness: 'fairly' } as const

function voting(mine: LiveRound['mine'] = {}) {
  keepSeat(SEAT)
  const round: LiveRound = {
    kind: 'live',
    state: { number: 2, position: 0, phase: 'vote' },
    scenarios: 4,
    count: 0,
    seats: 28,
    scenario: { text: 'A scenario.', ask: 'Which fallacy is in this?', options: ['One', 'Two', 'Three', 'Four'] },
    mine,
  }
  return renderHook(() => useOwnVote(SEAT, 'round', round, 1))
}

afterEach(() => forgetSeat(SEAT.id))

test('a vote that the network keeps from the server is the one that this device has', async () => {
  serve([postSeatAnswer, () => Promise.reject(new TypeError('Failed to fetch'))])
  const own = voting()
  expect(own.current.given).toBeNull()
  own.current.give(VOTE)
  await expect.poll(() => own.current.saved).toBe('waiting')
  expect(own.current).toMatchObject({ given: VOTE, isLate: false })
})

test('a vote that the server refused is none, so that its sender is not shown as having voted', async () => {
  const key = voteEntryId(seatOwner(SEAT.id), { roundId: 'round', position: 0, vote: 1 })
  const reply = refusal(409, 'vote-closed', 'This vote is over.')
  reply.headers.set(IDEMPOTENCY_KEY_HEADER, key)
  serve([postSeatAnswer, () => reply])
  const own = voting()
  own.current.give(VOTE)
  await expect.poll(() => own.current.saved).toBe('refused')
  expect(own.current.given).toBeNull()
})

test('the server’s word counts more than what this device has', async () => {
  serve([postSeatAnswer, () => Promise.reject(new TypeError('Failed to fetch'))])
  const elsewhere = { option: 1, sureness: 'sure', isLate: true } as const
  const own = voting({ first: elsewhere })
  own.current.give(VOTE)
  await expect.poll(() => own.current.saved).toBe('waiting')
  expect(own.current).toMatchObject({ given: { option: 1, sureness: 'sure' }, isLate: true })
})
