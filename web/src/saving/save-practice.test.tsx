import { postDispute, postProgress, putStreak } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { type Round, startRound, USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, GRACE, unsentEntries, unsentIds } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { answeredDays, dropAnsweredDay, keepAnsweredDay } from '../browser/answered-days.ts'
import { lastSeenHere } from '../browser/asked-before.ts'
import { claimRound, dropRound, keepNewRound } from '../browser/rounds.ts'
import { fetchQuestionOfDay } from '../data/today.ts'
import {
  claimToday,
  disputeEntryId,
  roundEntryIds,
  saveDispute,
  saveRoundAnswer,
  saveTodayAnswer,
  saveWholeRound,
} from './save-practice.ts'
import { useSaveState } from './save-state.ts'

quietConsole()

const NOON = Date.UTC(2026, 10, 21, 12)
/** A day with an argument. */
const TODAY = '2026-11-21'
const fetchContent = globalThis.fetch

/** A round of two scenarios, answered at these times, that Ada owns. */
function answeredAt(id: string, ...times: number[]): Round {
  const items = [someRoundItem({ id: 'one' }), someRoundItem({ id: 'two' })]
  const round = startRound(id, items, seededRandom(1), USUAL_SETTINGS)
  return { ...round, answers: times.map((at) => ({ option: 0, sureness: 'sure', sentence: null, at })) }
}

function keep(round: Round): void {
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  claimRound(round.id, ADA.id)
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.startsWith('/api/') ? Promise.reject(new TypeError('Failed to fetch')) : fetchContent(address, init),
  )
})

afterEach(async () => {
  vi.unstubAllGlobals()
  dropRound('r1')
  for (const userId of [null, ADA.id]) for (const day of [TODAY, '1999-01-01']) dropAnsweredDay(userId, day)
  await emptyOutbox()
})

test('each answer is a valid call of its own, and the first of a day also saves the active day', async () => {
  keep(answeredAt('r1', NOON))
  await saveRoundAnswer(answeredAt('r1', NOON), ADA.id)
  await saveRoundAnswer(answeredAt('r1', NOON, NOON + 1000), ADA.id)
  const entries = await unsentEntries()
  expect(entries.map(({ id, call }) => [id, call.kind]).sort()).toEqual([
    ['r1:0', 'progress'],
    ['r1:1', 'progress'],
    ['r1:2026-11-21', 'streak'],
  ])
  for (const { call } of entries) (call.kind === 'progress' ? postProgress : putStreak).body.parse(call.body)
})

test('a round across midnight saves both days, and the ids of all its entries are known', async () => {
  const round = answeredAt('r1', NOON, NOON + DAY)
  keep(round)
  await saveWholeRound(round, ADA.id)
  expect((await unsentIds()).sort()).toEqual(['r1:0', 'r1:1', 'r1:2026-11-21', 'r1:2026-11-22'])
  expect([...roundEntryIds(round)].sort()).toEqual((await unsentIds()).sort())
})

test('a round is called saved only once its last answer is, even if the first is sent before that is on the device', async () => {
  const round = answeredAt('r1', NOON, NOON + 1000)
  keep(round)
  signInAda()
  const shown: string[] = []
  renderHook(() => {
    const state = useSaveState(...roundEntryIds(round)) ?? 'nothing'
    if (shown.at(-1) !== state) shown.push(state)
    return state
  })
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key')
    const reply = String(body).includes('lastActivityDate')
      ? { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON }
      : {}
    return Response.json(reply, { headers: key ? { 'idempotency-key': key } : {} })
  })
  await saveWholeRound(round, ADA.id)
  await expect.poll(() => shown.at(-1)).toBe('saved')
  // The first drawing may come before the first answer is noted.
  expect(shown.filter((state) => state !== 'nothing')).toEqual(['saving', 'saved'])
})

test('an answer to a day’s argument is practice without sureness and an active day, once for each person', async () => {
  const { question } = someRoundItem()
  const played = (day: string) => ({ day, question, answer: { option: 1, sentence: 1, at: NOON } })
  for (const userId of [ADA.id, ADA.id, GRACE]) await saveTodayAnswer(played(TODAY), userId)
  await saveTodayAnswer(played('2026-11-22'), ADA.id)
  expect((await unsentIds()).sort()).toEqual([
    'today-7-2026-11-21',
    'today-7-2026-11-21:day',
    'today-7-2026-11-22',
    'today-7-2026-11-22:day',
    'today-8-2026-11-21',
    'today-8-2026-11-21:day',
  ])
  const answer = (await unsentEntries()).find(({ id }) => id === 'today-7-2026-11-21')
  const body = postProgress.body.parse(answer?.call.body)
  expect(body).toMatchObject({ itemId: 'False Cause', scenario: question.id, isCorrect: false })
  expect(body.sureness).toBeUndefined()
})

const ANSWERED = { option: 0, sentence: 1, squares: { name: true, sentence: false }, at: NOON }

test('a visitor’s answer to a day’s argument goes to the person who claims it, and counts as seen', async () => {
  keepAnsweredDay(null, TODAY, ANSWERED)
  await claimToday(TODAY, ADA.id)
  expect([answeredDays(ADA.id)[TODAY], answeredDays(null)[TODAY]]).toEqual([ANSWERED, undefined])
  expect(await unsentIds()).toEqual([`today-7-${TODAY}`, `today-7-${TODAY}:day`])
  const question = await fetchQuestionOfDay(TODAY)
  expect(Object.keys(lastSeenHere(ADA.id))).toEqual([question?.id])
})

test.each([
  ['that nobody answered', TODAY, []],
  ['without an argument', '1999-01-01', ['1999-01-01']],
])('claiming the answer of a day %s takes nothing and loses nothing', async (_, day, left) => {
  if (day !== TODAY) keepAnsweredDay(null, day, ANSWERED)
  await claimToday(day, ADA.id)
  expect(await unsentIds()).toEqual([])
  expect(answeredDays(ADA.id)).toEqual({})
  expect(Object.keys(answeredDays(null))).toEqual(left)
})

test('a dispute waits to be sent in the form that the contract accepts', async () => {
  await saveDispute({ userId: ADA.id, scenario: 'tu-quoque-car', text: 'Both are wrong.' })
  const [entry] = await unsentEntries()
  expect(entry).toMatchObject({ id: disputeEntryId(ADA.id, 'tu-quoque-car'), userId: ADA.id })
  expect(postDispute.body.parse(entry?.call.body)).toEqual({ scenario: 'tu-quoque-car', text: 'Both are wrong.' })
})

test('a second dispute about the same scenario replaces one by the same person that is still unsent', async () => {
  await saveDispute({ userId: ADA.id, scenario: 'one', text: 'First.' })
  await saveDispute({ userId: ADA.id, scenario: 'one', text: 'Second.' })
  await saveDispute({ userId: ADA.id, scenario: 'two', text: 'Another scenario.' })
  await saveDispute({ userId: 8, scenario: 'one', text: 'Somebody else.' })
  const texts = (await unsentEntries()).map(({ call }) => call.kind === 'dispute' && call.body?.text)
  expect(texts.sort()).toEqual(['Another scenario.', 'Second.', 'Somebody else.'])
})
