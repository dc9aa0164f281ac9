import { postProgress, putStreak } from '@think-twice/contract/progress'
import { startRound } from '@think-twice/core/practice/play-round'
import { type Round, USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { seededRandom } from '@think-twice/core/testing'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { claimRound, keepNewRound } from '../browser/kept-rounds.ts'
import { enqueue } from './outbox.ts'
import { roundEntryIds, saveRoundAnswer, saveWholeRound } from './save-practice.ts'
import { setEntryState, useSaveState } from './save-state.ts'

vi.mock('./outbox.ts', () => ({ enqueue: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

/** A round of two scenarios, answered at these times. */
function answeredAt(id: string, ...times: number[]): Round {
  const items = [someRoundItem({ id: 'one' }), someRoundItem({ id: 'two' })]
  const round = startRound(id, items, seededRandom(1), USUAL_SETTINGS)
  return { ...round, answers: times.map((at) => ({ option: 0, sureness: 'sure', sentence: null, at })) }
}

const keep = (round: Round) => {
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  claimRound(round.id, 7)
}
/** What a page says of a round's entries together. */
const shown = (round: Round) => renderToString(createElement(() => useSaveState(...roundEntryIds(round)) ?? 'nothing'))
const entries = () => vi.mocked(enqueue).mock.calls.map(([entry]) => entry)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  stubDevice()
  vi.mocked(enqueue).mockReset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each answer is a call of its own, and the first of a day also saves the active day', async () => {
  keep(answeredAt('r1', NOW))
  await saveRoundAnswer(answeredAt('r1', NOW), 7)
  await saveRoundAnswer(answeredAt('r1', NOW, NOW + 1000), 7)
  expect(entries().map(({ id, call }) => [id, call.kind])).toEqual([
    ['r1:0', 'progress'],
    ['r1:2026-11-21', 'streak'],
    ['r1:1', 'progress'],
  ])
})

test('the calls for an answer and its day are accepted by the contract', async () => {
  keep(answeredAt('r2', NOW))
  await saveRoundAnswer(answeredAt('r2', NOW), 7)
  const [answer, day] = entries()
  expect(postProgress.body.parse(answer?.call.body)).toMatchObject({ scenario: expect.any(String), sureness: 'sure' })
  expect(putStreak.body.parse(day?.call.body)).toMatchObject({ lastActivityDate: NOW })
})

test('a round across midnight saves both days, and the ids of all its entries are known', async () => {
  const round = answeredAt('r3', NOW, NOW + DAY)
  keep(round)
  await saveWholeRound(round, 7)
  const ids = entries().map(({ id }) => id)
  expect(ids).toEqual(['r3:0', 'r3:2026-11-21', 'r3:1', 'r3:2026-11-22'])
  expect([...roundEntryIds(round)].sort()).toEqual([...ids].sort())
})

test('a round is called saved only once its last answer is, even if the first is sent before the second is noted', async () => {
  const round = answeredAt('r4', NOW, NOW + 1000)
  keep(round)
  const states: string[] = []
  vi.mocked(enqueue).mockImplementation(async ({ id }) => {
    setEntryState(id, 'saved')
    states.push(shown(round))
  })
  await saveWholeRound(round, 7)
  expect(entries().map(({ id }) => id)).toEqual(['r4:0', 'r4:2026-11-21', 'r4:1'])
  expect(states).toEqual(['saving', 'saving', 'saved'])
})
