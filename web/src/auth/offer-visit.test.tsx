import { postProgress } from '@think-twice/contract/progress'
import { type Round, startRound } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { seededRandom } from '@think-twice/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { quizzesInTab, roundsInTab } from '../browser/done-in-tab.ts'
import { dropAttempt, findAttempt, keepAttempt, ownerOf } from '../browser/kept-attempts.ts'
import { dropRound, findRound, keepNewRound, ownerOfRound } from '../browser/kept-rounds.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import { finishedAttempt } from '../saving/saving.fixture.ts'
import { OfferVisit } from './offer-visit.tsx'

quietConsole()

const offer = page.getByRole('dialog')

function playRound(id: string, answers: number): void {
  const items = Array.from({ length: answers }, (_, index) => someRoundItem({ id: `scenario-${index}` }))
  const round = startRound(id, items, seededRandom(1))
  const given = { option: 0, sureness: null, sentence: null, at: 1_795_000_000_000 }
  // As it stands once everything is answered.
  const ended = { ...round, state: 'ended', answers: items.map(() => given) } as Round
  keepNewRound({ round: ended, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  roundsInTab.note(id)
}

function takeQuiz(id: string): void {
  keepAttempt(finishedAttempt(id, 1_795_000_000_000))
  quizzesInTab.note(id)
}

function open() {
  // Nothing that is sent arrives, so that all of it can be seen waiting.
  serve([postProgress, () => refusal(503, 'unavailable', 'Not now.')])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signInAda()
  render(<OfferVisit />, { at: '/learn' })
}

afterEach(async () => {
  quizzesInTab.forget()
  roundsInTab.forget()
  for (const id of ['r1', 'r2']) dropRound(id)
  dropAttempt('a1')
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
  vi.unstubAllGlobals()
})

test('who did nothing in this tab is asked nothing', () => {
  open()
  expect(offer.elements()).toHaveLength(0)
})

test('a quiz and rounds are offered together, with how much they count', async () => {
  takeQuiz('a1')
  playRound('r1', 3)
  playRound('r2', 2)
  open()
  await expect.element(offer).toHaveAccessibleName('Keep the quiz and the 2 rounds just done here?')
  await expect.element(offer.getByText(/^If you keep them, the 7 answers count toward your progress\./)).toBeVisible()
})

test('one answer counts as one', async () => {
  playRound('r1', 1)
  open()
  await expect.element(offer).toHaveAccessibleName('Keep the round just done here?')
  await expect.element(offer.getByText(/^If you keep it, its one answer counts toward your progress\./)).toBeVisible()
})

test('what is kept becomes the person’s, waits to be sent, and is not offered again', async () => {
  takeQuiz('a1')
  playRound('r1', 2)
  open()
  await offer.getByRole('button', { name: 'Keep them' }).click()
  await expect.poll(() => roundsInTab.read()).toEqual([])
  expect([ownerOf('a1'), ownerOfRound('r1')]).toEqual([ADA.id, ADA.id])
  const ids = (await outboxStore.all()).map(({ id }) => id)
  expect(ids).toContain('a1')
  expect(ids.filter((id) => /^r1:\d$/.test(id))).toEqual(['r1:0', 'r1:1'])
  expect(offer.elements()).toHaveLength(0)
})

test('what is declined is deleted, and nothing of it waits', async () => {
  takeQuiz('a1')
  playRound('r1', 2)
  open()
  await offer.getByRole('button', { name: 'Delete them' }).click()
  await expect.poll(() => offer.elements().length).toBe(0)
  expect([findAttempt('a1'), findRound('r1', ADA.id)]).toEqual([null, null])
  expect(await outboxStore.all()).toEqual([])
})

test('who closes it has decided nothing: it is all still there', async () => {
  playRound('r1', 1)
  open()
  await offer.getByRole('button', { name: 'Close' }).click()
  expect(offer.elements()).toHaveLength(0)
  expect(roundsInTab.read()).toEqual(['r1'])
  expect(findRound('r1', ADA.id)).not.toBeNull()
})
