import { getProgress, getReview } from '@think-twice/contract/learning'
import { addDays, dayOf } from '@think-twice/core/activity/days'
import { SCHEDULE_PIECE } from '@think-twice/core/publishing/pieces'
import { itemAt } from '@think-twice/core/required'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ADA, signInAda } from '../../../../test/ada.ts'
import { someRecord } from '../../../../test/learner.ts'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { serve } from '../../../../test/serve.ts'
import { lastSeenHere, rememberSeen } from '../../../browser/asked-before.ts'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { forgetUser } from '../../../browser/current-user.ts'
import { dropRound, findRound } from '../../../browser/rounds.ts'
import { writeSettings } from '../../../browser/settings.ts'
import { fetchPracticeIndex, putPieces } from '../../../data/content.ts'
import { queryClient } from '../../../data/query-client.ts'
import { type Begin, fetchIndexToDraw, prepareNewRound, prepareRoundAbout, prepareSentRound } from './prepare-round.ts'

// Not every call that a round asks is answered in these tests.
quietConsole()

const made: string[] = []

function begun(begin: Begin, ownerId: number | null = null) {
  const id = new URLSearchParams(begin().split('?')[1]).get('round') ?? ''
  made.push(id)
  const kept = findRound(id, ownerId)
  if (!kept) throw new Error('A round that began is kept')
  return kept
}

afterEach(() => {
  for (const id of made.splice(0)) dropRound(id)
  localStorage.clear()
  writeSettings({ roundLength: 8, sureness: { quiz: false, round: true }, whereDoesItBreak: true })
})

test('a round has as many scenarios as were chosen, all different', async () => {
  writeSettings({ roundLength: 3 })
  const { round } = begun(await prepareNewRound(null))
  expect(new Set(round.items.map(({ question }) => question.id)).size).toBe(3)
})

test('a round asks about the places that were planned and shown', async () => {
  const places = (['straw-man', 'anchoring'] as const).map((concept) => ({ concept, purpose: 'due' }) as const)
  const { round } = begun(await prepareNewRound(places))
  expect(round.items.map(({ question }) => question.concept).sort()).toEqual(['anchoring', 'straw-man'])
})

test('a round asks for sureness and sentences as set on the account page', async () => {
  writeSettings({ sureness: { quiz: false, round: false }, whereDoesItBreak: false })
  const { round } = begun(await prepareNewRound(null))
  expect(round.settings).toEqual({ asksSureness: false, asksSentence: false })
})

test('a round about a concept asks for it in about half of its places', async () => {
  const { round, origin } = begun(await prepareRoundAbout('straw-man'))
  const own = round.items.filter(({ question }) => question.concept === 'straw-man')
  expect(origin).toEqual({ kind: 'about', concept: 'straw-man' })
  // Four are planned; an item goes to another concept if Straw Man has no scenario with its own labels or soundness.
  expect(own.length).toBeGreaterThanOrEqual(2)
  expect(own.length).toBeLessThanOrEqual(5)
})

test('however a learner’s round begins, it knows how many concepts were mastered before', async () => {
  const record = someRecord({ itemId: 'halo-effect', masteryLevel: 80 })
  serve([getProgress, () => Response.json([record])])
  signInAda()
  onTestFinished(forgetUser)
  const ids = (await fetchPracticeIndex()).slice(0, 1).map(({ id }) => id)
  const about = begun(await prepareRoundAbout('straw-man'), ADA.id)
  const sent = begun(await prepareSentRound(ids, [true]), ADA.id)
  expect([about.masteredBefore, sent.masteredBefore]).toEqual([1, 1])
})

test('a link to unknown scenarios starts no round', async () => {
  await expect(prepareSentRound(['nowhere'], [true])).rejects.toThrow(/^Nothing was drawn/)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('round:'))).toEqual([])
})

test('a visitor’s round counts concepts seen on this device as met', async () => {
  const index = await fetchPracticeIndex()
  for (const name of ['straw-man', 'ad-hominem', 'bandwagon', 'anchoring', 'halo-effect', 'ambiguity']) {
    const entry = index.find(({ concept }) => concept === name)
    if (entry) rememberSeen(null, entry.id)
  }
  const { round } = begun(await prepareNewRound(null))
  expect(round.items.some(({ isNew }) => isNew)).toBe(true)
})

beforeEach(() => {
  // Noon, so that no day ends during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  queryClient.clear()
})

test('a round draws from everything when the schedule can’t be loaded', async () => {
  const index = await fetchPracticeIndex()
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes(SCHEDULE_PIECE) ? Promise.reject(new TypeError('no connection')) : fetchBefore(address, init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await fetchIndexToDraw()).toEqual(index)
})

test('a round draws no argument of today or the days ahead, nor its twin', async () => {
  const index = await fetchPracticeIndex()
  const [twin, later] = index.filter(({ isSoundHalf }) => isSoundHalf)
  if (!twin || !later) throw new Error('The index has sound twins')
  const today = dayOf(timeNow(), localTimeZone())
  putPieces(new Map([[SCHEDULE_PIECE, { [today]: twin.pairId, [addDays(today, 13)]: later.id }]]))
  const scheduled = [twin.pairId, later.pairId]
  expect(await fetchIndexToDraw()).toEqual(index.filter(({ pairId }) => !scheduled.includes(pairId)))
})

test('a round asks no story that this person saw lately, on this device or another', async () => {
  const index = await fetchPracticeIndex()
  const [here, elsewhere] = [itemAt(index, 0), itemAt(index, 1)]
  const left = index.filter(({ concept }) => concept === here.concept)
  serve(
    [
      getReview,
      () =>
        Response.json({
          due: [],
          forToday: 0,
          dueTomorrow: 0,
          next: null,
          ownSeconds: null,
          seen: seenAll(left.slice(3)),
          met: [here.concept],
        }),
    ],
    [getProgress, () => Response.json([someRecord({ itemId: here.concept })])],
  )
  signInAda()
  onTestFinished(forgetUser)
  rememberSeen(ADA.id, here.id)
  rememberSeen(ADA.id, elsewhere.id)
  const { round } = begun(await prepareNewRound(null), ADA.id)
  const seen = Object.keys(lastSeenHere(ADA.id))
  expect(seen.length).toBeGreaterThan(4)
  expect(round.items.filter(({ question }) => seen.includes(question.id))).toEqual([])
})

const seenAll = (entries: readonly { id: string }[]) => Object.fromEntries(entries.map(({ id }) => [id, timeNow()]))
