import { chooseOption, moveOn, startRound } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../../../test/ada.ts'
import { emptyOutbox, unsentIds } from '../../../../test/outbox.ts'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { renderHook } from '../../../../test/render.tsx'
import { NOON } from '../../../../test/results.ts'
import { lastSeenHere } from '../../../browser/asked-before.ts'
import { claimRound, dropRound, findRound, keepNewRound } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import { useRound } from './use-round.ts'

quietConsole()

/** A round of two scenarios in which choosing an option completes the answer. */
function open(ownerId: number | null) {
  const items = [someRoundItem({ id: 'one' }), someRoundItem({ id: 'two' })]
  const round = startRound('r', items, seededRandom(1), { asksSureness: false, asksSentence: false })
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId, masteredBefore: null })
  const hook = renderHook(() => useRound(round))
  return { round: () => hook.current[0], take: hook.current[1] }
}

beforeEach(() => {
  // Nothing is sent, so entries wait.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  dropRound('r')
  roundsInTab.forget()
  await emptyOutbox()
})

test('steps taken before the screen is drawn again build on one another, and all are stored', async () => {
  const { round, take } = open(null)
  take((before) => chooseOption(before, 0, NOON))
  take(moveOn)
  take((before) => chooseOption(before, 1, NOON))
  await expect.poll(() => round().answers.map(({ option }) => option)).toEqual([0, 1])
  expect(findRound('r', null)?.round).toEqual(round())
})

test('a visitor’s answers stay on the device, and are offered to whoever signs in', async () => {
  const { take } = open(null)
  take((before) => chooseOption(before, 0, NOON))
  expect(roundsInTab.read()).toEqual(['r'])
  expect(Object.keys(lastSeenHere(null))).toEqual(['one'])
  expect(await unsentIds()).toEqual([])
})

test('a learner’s answer is theirs at once, and a step without an answer saves nothing', async () => {
  signInAda()
  const { take } = open(ADA.id)
  take((before) => chooseOption(before, 0, NOON))
  take(moveOn)
  take(moveOn)
  await expect.poll(unsentIds).toEqual(['r:0', 'r:2026-11-21'])
  expect(Object.keys(lastSeenHere(ADA.id))).toEqual(['one'])
  expect(roundsInTab.read()).toEqual([])
})

test('somebody who signs in during a round owns its next answers', async () => {
  const { take } = open(null)
  take((before) => chooseOption(before, 0, NOON))
  signInAda()
  claimRound('r', ADA.id)
  take(moveOn)
  take((before) => chooseOption(before, 0, NOON))
  await expect.poll(unsentIds).toContain('r:1')
})

test('steps taken in another tab show here, and the next one builds on them', async () => {
  const { round, take } = open(null)
  const stored = JSON.parse(localStorage.getItem('round:r') ?? '')
  const further = moveOn(chooseOption(round(), 0, NOON))
  const newValue = JSON.stringify({ ...stored, round: further, place: stored.place + 1 })
  localStorage.setItem('round:r', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'round:r', newValue }))
  await expect.poll(() => round().answers.map(({ option }) => option)).toEqual([0])
  take((before) => chooseOption(before, 1, NOON))
  await expect.poll(() => round().answers.map(({ option }) => option)).toEqual([0, 1])
})
