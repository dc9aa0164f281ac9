import { startRound } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { dropRound, findRound, keepNewRound, type RoundOrigin } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import { RoundScreen } from './round-screen.tsx'

quietConsole()

const sure = page.getByRole('group', { name: 'How sure are you?' })
const option = (name: string) => page.getByRole('radio', { name })

/** A round of one item, in which False Cause is right. */
function open(origin: RoundOrigin = { kind: 'drawn' }) {
  const round = startRound('r', [someRoundItem()], seededRandom(1), { asksSureness: true, asksSentence: true })
  keepNewRound({ round, origin, ownerId: null, masteredBefore: null })
  const kept = findRound('r', null)
  if (kept) render(<RoundScreen kept={kept} />, { at: '/?round=r' })
}

afterEach(() => {
  dropRound('r')
  roundsInTab.forget()
})

test('the answer is not revealed until the learner says how sure they are, and can be changed until then', async () => {
  open()
  expect(sure.elements()).toHaveLength(0)
  await option('Anecdotal').click({ force: true })
  expect(textsOf(sure.getByRole('button')).map((words) => words.match(/\d+%/)?.[0])).toEqual(['25%', '65%', '95%'])
  await option('False Cause').click({ force: true })
  expect(document.querySelectorAll('mark')).toHaveLength(0)
  await sure.getByRole('button', { name: /^A guess/ }).click()
  await expect.element(page.getByText('You picked False Cause (a guess).')).toBeVisible()
})

test('practice of a concept links back to it, or to more practice of it', async () => {
  open({ kind: 'about', concept: 'false-cause' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Practice: False Cause')
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await page.getByRole('button', { name: 'See your results' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Practice again' }))
    .toHaveAttribute('href', '/?round=about&focus=false-cause')
  await expect
    .element(page.getByRole('link', { name: 'Back to False Cause' }))
    .toHaveAttribute('href', '/learn?focus=false-cause&type=logical-fallacies')
})

test('a round that was left midway on a shared computer can be dropped for one of one’s own', async () => {
  const left = roundAfter([someRoundItem(), someRoundItem({ id: 'two' })], ['Anecdotal'])
  keepNewRound({ round: left, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  const kept = findRound('r', null)
  if (kept) render(<RoundScreen kept={kept} />, { at: '/?round=r' })
  await page.getByRole('link', { name: 'Start a round of your own' }).click()
  expect(findRound('r', null)).toBeNull()
  expect(location.search).toBe('?round=start')
})

test('a round that was begun in this tab is the visitor’s own', async () => {
  open()
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Where does it break?' })).toBeVisible()
  expect(page.getByText('Not you?').elements()).toHaveLength(0)
})

test('whoever has played all that the bank holds is told that a story is back', async () => {
  const round = startRound('r', [{ ...someRoundItem(), isRepeat: true }], seededRandom(1))
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId: null, masteredBefore: null })
  const kept = findRound('r', null)
  if (kept) render(<RoundScreen kept={kept} />, { at: '/?round=r' })
  await expect.element(page.getByText(/^You’ve seen every story we have for this/)).toBeVisible()
})
