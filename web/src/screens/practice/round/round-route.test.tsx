import { startRound } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../../test/ada.ts'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render, toast } from '../../../../test/render.tsx'
import type { RoundRequest } from '../../../addresses.ts'
import { endUserSession } from '../../../browser/current-user.ts'
import { dropRound, findRound, keepNewRound } from '../../../browser/rounds.ts'
import { Toasts } from '../../../ui/toasts.tsx'
import { plannedItems, RoundRoute } from './round-route.tsx'

quietConsole()

const shownRound = () => new URLSearchParams(location.search).get('round') ?? ''

function keepRoundOf(ownerId: number | null) {
  const settings = { asksSureness: true, asksSentence: true }
  const round = startRound('r', [someRoundItem()], seededRandom(1), settings)
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId, masteredBefore: null })
}

function open(request: RoundRequest, at: string) {
  render(<RoundRoute request={request} />, { at })
}

afterEach(() => {
  for (const id of ['r', shownRound()]) dropRound(id)
})

test('a round about a concept that does not exist leads to the catalog', async () => {
  open({ kind: 'about', concept: null }, '/?round=about&focus=galaxy-brain')
  await expect.poll(() => location.pathname).toBe('/learn')
})

test('a round that is not stored on this device leads home and says why', async () => {
  render(<Toasts />)
  open({ kind: 'kept', id: 'gone' }, '/?round=gone')
  await expect.poll(() => location.search).toBe('')
  expect(location.pathname).toBe('/')
  await expect.element(toast.getByText('That round isn’t here')).toBeVisible()
})

test('somebody else’s round leads home, and stays theirs', async () => {
  keepRoundOf(ADA.id + 1)
  signInAda()
  open({ kind: 'kept', id: 'r' }, '/?round=r')
  await expect.poll(() => location.search).toBe('')
  expect(findRound('r', ADA.id + 1)).not.toBeNull()
})

test('the round of somebody whose session has ended stays open to them', async () => {
  keepRoundOf(ADA.id)
  signInAda()
  endUserSession(ADA.id)
  open({ kind: 'kept', id: 'r' }, '/?round=r')
  await expect.element(page.getByRole('radio', { name: 'False Cause' })).toBeInTheDocument()
})

const ITEM = { concept: 'straw-man', purpose: 'due' }

const arriveWith = (state: unknown) => history.replaceState(state, '')

afterEach(() => arriveWith(null))

test('the planned places of a round come with the navigation', () => {
  arriveWith({ plan: [ITEM, { ...ITEM, purpose: 'pair' }] })
  expect(plannedItems()).toEqual([ITEM, { ...ITEM, purpose: 'pair' }])
})

test.each([
  [null],
  [{}],
  [{ plan: [] }],
  [{ plan: 'two' }],
  [{ plan: [ITEM, { ...ITEM, concept: 'red-herring' }] }],
  [{ plan: [{ ...ITEM, purpose: 'revenge' }] }],
  [{ plan: [{ concept: 'straw-man' }] }],
])('the navigation state %o contains no planned places', (state) => {
  arriveWith(state)
  expect(plannedItems()).toBeNull()
})
