import { postProgress } from '@think-twice/contract/learning'
import { moveOn } from '@think-twice/core/practice/round'
import { itemAt } from '@think-twice/core/required'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, unsentEntries } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { roundAfter } from '../../test/rounds.ts'
import { refusal, serve } from '../../test/serve.ts'
import { answeredDays, dropAnsweredDay, keepAnsweredDay } from '../browser/answered-days.ts'
import { dropAttempt, findAttempt, keepAttempt } from '../browser/attempts.ts'
import { dropRound, findRound, keepNewRound } from '../browser/rounds.ts'
import { daysInTab, disputesInTab, quizzesInTab, roundsInTab } from '../browser/visit.ts'
import { finishedAttempt } from '../saving/saving.fixture.ts'
import { OfferVisit } from './offer-visit.tsx'

quietConsole()

const offer = page.getByRole('dialog')

function playRound(id: string, answers: number): void {
  const items = Array.from({ length: answers }, (_, index) => someRoundItem({ id: `scenario-${index}` }))
  const answered = items.map(({ question }) => itemAt(question.options, question.correctAnswer))
  const round = moveOn(roundAfter(items, answered, id))
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  roundsInTab.note(id)
}

function takeQuiz(id: string): void {
  keepAttempt(finishedAttempt(id, 1_795_000_000_000))
  quizzesInTab.note(id)
}

/** A day with an argument. */
const DAY = '2026-11-21'

function answerArgument(): void {
  const kept = { option: 0, sentence: null, squares: { name: false, sentence: false }, at: 1_795_000_000_000 }
  keepAnsweredDay(null, DAY, kept)
  daysInTab.note(DAY)
}

function open() {
  // Nothing sent arrives, so everything can be seen waiting.
  serve([postProgress, () => refusal(503, 'unavailable', 'Not now.')])
  const fetchPiece = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.startsWith('/api/') ? Promise.reject(new TypeError('Failed to fetch')) : fetchPiece(address, init),
  )
  signInAda()
  render(<OfferVisit />, { at: '/learn' })
}

afterEach(async () => {
  quizzesInTab.forget()
  roundsInTab.forget()
  daysInTab.forget()
  disputesInTab.set({})
  for (const userId of [null, ADA.id]) dropAnsweredDay(userId, DAY)
  for (const id of ['r1', 'r2']) dropRound(id)
  dropAttempt('a1')
  await emptyOutbox()
  vi.unstubAllGlobals()
})

test('a quiz and rounds are offered together, with the number of answers they add', async () => {
  takeQuiz('a1')
  playRound('r1', 3)
  playRound('r2', 2)
  open()
  await expect.element(offer).toHaveAccessibleName('Keep the quiz and the 2 rounds just done here?')
  await expect.element(offer.getByText(/^If you keep them, the 7 answers count toward your progress\./)).toBeVisible()
})

test('a single answer is described in the singular', async () => {
  playRound('r1', 1)
  open()
  await expect.element(offer).toHaveAccessibleName('Keep the round just done here?')
  await expect.element(offer.getByText(/^If you keep it, its one answer counts toward your progress\./)).toBeVisible()
})

test('results that are declined are deleted, and none of them waits to be sent', async () => {
  takeQuiz('a1')
  playRound('r1', 2)
  open()
  await offer.getByRole('button', { name: 'Delete them' }).click()
  await expect.poll(() => offer.elements().length).toBe(0)
  expect([findAttempt('a1'), findRound('r1', ADA.id)]).toEqual([null, null])
  expect(await unsentEntries()).toEqual([])
})

test('what a visitor wrote about a scenario is sent with what they keep, and forgotten with what they delete', async () => {
  playRound('r1', 1)
  disputesInTab.set({ one: 'Both are right.' })
  open()
  await offer.getByRole('button', { name: 'Keep it' }).click()
  await expect
    .poll(async () => (await unsentEntries()).map(({ call }) => call))
    .toContainEqual({ kind: 'dispute', body: { scenario: 'one', text: 'Both are right.' } })
  await expect.poll(disputesInTab.get).toEqual({})

  playRound('r2', 1)
  disputesInTab.set({ two: 'Neither is.' })
  render(<OfferVisit />, { at: '/learn' })
  await offer.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(disputesInTab.get).toEqual({})
})

test('an argument of a day that is declined is forgotten', async () => {
  answerArgument()
  open()
  await offer.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(() => answeredDays(null)[DAY]).toBeUndefined()
  expect(answeredDays(ADA.id)[DAY]).toBeUndefined()
})

test('somebody who has already answered that day’s argument is not asked about it', () => {
  answerArgument()
  const own = answeredDays(null)[DAY]
  if (own) keepAnsweredDay(ADA.id, DAY, own)
  open()
  expect(offer.elements()).toHaveLength(0)
})

test('closing the offer decides nothing, and everything is still there', async () => {
  playRound('r1', 1)
  open()
  await offer.getByRole('button', { name: 'Close' }).click()
  expect(offer.elements()).toHaveLength(0)
  expect(roundsInTab.read()).toEqual(['r1'])
  expect(findRound('r1', ADA.id)).not.toBeNull()
})
