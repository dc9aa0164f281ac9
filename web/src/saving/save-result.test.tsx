import { postQuizResult } from '@think-twice/contract/quiz-results'
import { DAY } from '@think-twice/core/activity/days'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, GRACE, unsentEntries, unsentIds } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { claimAttempt, dropAttempt, keepAttempt, ownerOf } from '../browser/attempts.ts'
import { outboxStore } from './outbox-store.ts'
import { claimOpenResult, claimResult, resumeSaving, saveResult } from './save-result.ts'
import { finishedAttempt } from './saving.fixture.ts'

quietConsole()

const lookAt = (address: string) => history.replaceState(null, '', address)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const before = location.href
  return () => lookAt(before)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const id of ['open', 'lost', 'lost in 1970', 'known', 'old']) dropAttempt(id)
  await emptyOutbox()
})

test('a finished quiz is one valid call under its own id, without the words used only for marking', async () => {
  await saveResult(resultOf(finishedAttempt('a', Date.now()), PROFILE_CATEGORIES), ADA.id)
  const [entry] = await unsentEntries()
  expect(entry).toMatchObject({ id: 'a', userId: ADA.id, call: { kind: 'quiz-result' } })
  expect(postQuizResult.body.parse(entry?.call.body)).toMatchObject({ id: 'a', userId: ADA.id, recordActivity: true })
  expect(JSON.stringify(entry?.call.body)).not.toContain('decidingWords')
})

test('a visitor’s result goes to the person who claims it, and waits to be sent in their name', async () => {
  keepAttempt(finishedAttempt('open', Date.now()))
  await claimResult(finishedAttempt('open', Date.now()), ADA.id)
  expect(ownerOf('open')).toBe(ADA.id)
  expect((await unsentEntries()).map(({ id, userId }) => [id, userId])).toEqual([['open', ADA.id]])
})

test.each([
  ['a result', '/?session=open', ['open']],
  ['another page', '/learn?session=open', []],
  ['home itself', '/', []],
  ['a result that is not on this device', '/?session=nowhere', []],
])('signing in at %s claims what is open there', async (_, address, claimed) => {
  keepAttempt(finishedAttempt('open', Date.now()))
  lookAt(address)
  await claimOpenResult(ADA.id)
  expect(await unsentIds()).toEqual(claimed)
})

test('a result that belongs to somebody else stays theirs, and an attempt in progress is not claimed', async () => {
  const finished = finishedAttempt('open', Date.now())
  keepAttempt(finished)
  claimAttempt('open', GRACE)
  lookAt('/?session=open')
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBe(GRACE)
  dropAttempt('open')
  keepAttempt({ ...finished, state: 'in progress', position: 0 })
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBeNull()
  expect(await unsentIds()).toEqual([])
})

test('the next page saves a result that never reached the outbox, and leaves all others alone', async () => {
  signInAda()
  for (const [id, at] of [
    ['lost', Date.now()] as const,
    ['lost in 1970', 5] as const,
    ['known', Date.now()] as const,
    ['old', Date.now() - 31 * DAY] as const,
  ]) {
    keepAttempt(finishedAttempt(id, at))
  }
  keepAttempt(finishedAttempt('open', Date.now()))
  claimAttempt('open', GRACE)
  await saveResult(resultOf(finishedAttempt('known', Date.now()), PROFILE_CATEGORIES), ADA.id)
  for (const entry of await unsentEntries()) await outboxStore.settle(entry, { state: 'saved', savedAt: Date.now() })
  await resumeSaving()
  expect((await unsentIds()).sort()).toEqual(['lost', 'lost in 1970'])
})
