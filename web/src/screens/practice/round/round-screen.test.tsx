import { postProgress } from '@think-twice/contract/progress'
import { concept as falseCause } from '@think-twice/core/content/fallacies/false-cause'
import { startRound } from '@think-twice/core/practice/play-round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import { seededRandom } from '@think-twice/core/testing'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ADA, signInAda } from '../../../../test/ada.ts'
import { emptyOutbox, unsentIds } from '../../../../test/outbox.ts'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { refusal, serve } from '../../../../test/serve.ts'
import { dropRound, findRound, keepNewRound, type RoundOrigin } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import { RoundScreen } from './round-screen.tsx'

quietConsole()

const SCENARIO = 'Sales fell in April. So the lane is to blame. We know it.'
const sure = page.getByRole('group', { name: 'How sure are you?' })
const options = page.getByRole('radio')
const option = (name: string) => page.getByRole('radio', { name })
const next = page.getByRole('button', { name: 'Next' })
const end = page.getByRole('button', { name: 'See your results' })
const where = page.getByRole('heading', { name: 'Where does it break?' })
const verdict = page.getByRole('region', { name: /^(Correct|Incorrect)\./ })

type Given = { isNew?: boolean; origin?: RoundOrigin; asksSureness?: boolean; items?: number }

/** A round in which False Cause is right, and the second sentence breaks. */
function open({ isNew = false, origin = { kind: 'drawn' }, asksSureness = true, items = 1 }: Given = {}) {
  const asked = Array.from({ length: items }, (_, index) => someRoundItem({ id: `scene-${index}` }, isNew))
  const round = startRound('r', asked, seededRandom(1), { asksSureness, asksSentence: true })
  keepNewRound({ round, origin, ownerId: null, masteredBefore: null })
  const kept = findRound('r', null)
  if (kept) render(<RoundScreen kept={kept} />, { at: '/?round=r' })
}

afterEach(async () => {
  dropRound('r')
  roundsInTab.forget()
  await emptyOutbox()
})

test('the answer is not revealed until the learner says how sure they are, and can be changed until then', async () => {
  open()
  expect(sure.elements()).toHaveLength(0)
  await option('Anecdotal').click({ force: true })
  expect(textsOf(sure.getByRole('button')).map((words) => words.match(/\d+%/)?.[0])).toEqual(['25%', '65%', '95%'])
  await option('False Cause').click({ force: true })
  expect(document.querySelectorAll('mark')).toHaveLength(0)
  await sure.getByRole('button', { name: /^A guess/ }).click()
  await expect.element(where).toHaveFocus()
  await expect.element(page.getByText('You picked False Cause (a guess).')).toBeVisible()
})

test('the tapped sentence and the deciding words are both marked, and the verdict is read out', async () => {
  open()
  await option('False Cause').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  expect(textsOf(page.getByRole('list', { name: 'The sentences' }).getByRole('listitem'))).toEqual(
    sentencesOf(SCENARIO).map(({ text }, index) => `Sentence ${index + 1}${text}`),
  )
  await page.getByRole('button', { name: /^Sentence 2/ }).click()
  await expect.element(verdict).toHaveFocus()
  await expect.element(verdict).toHaveAccessibleDescription('After is not because of.')
  expect(verdict.getByText(falseCause.definition, { exact: false }).elements()).toHaveLength(0)
  await expect.element(page.getByText(/^where it breaks: the lane is to blame$/).first()).toBeInTheDocument()
  await expect.element(page.getByText(/^You marked the sentence that begins here/)).toBeInTheDocument()
})

test('the whole round can be played with keys for options, sureness, sentences, and moving on', async () => {
  open({ items: 2 })
  await userEvent.keyboard('a')
  await expect.element(options.nth(0)).toBeChecked()
  await userEvent.keyboard('3')
  await expect.element(where.or(verdict)).toBeVisible()
  if (where.elements().length > 0) await userEvent.keyboard('2')
  await expect.element(verdict).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
  await userEvent.keyboard('3')
  // A key for sureness means nothing before there is an answer.
  await expect.element(page.getByText('1 answered')).toBeVisible()
})

test('a wrong name is explained next to the right one, and the remaining options can be unfolded', async () => {
  open()
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Fairly/ }).click()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await expect.element(verdict).toMatchTextContent(/^Incorrect\./)
  await expect.element(page.getByText('Your answer')).toBeVisible()
  await expect.element(verdict.getByText(falseCause.definition, { exact: false })).toBeVisible()
  expect(document.querySelectorAll('details')).toHaveLength(2)
})

test('a new concept is introduced by an example', async () => {
  open({ isNew: true })
  await expect.element(page.getByRole('heading', { name: 'False Cause' })).toHaveFocus()
  await expect.element(page.getByText('New to you, so here’s an example first')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the question' }).click()
  await expect.element(page.getByText(SCENARIO)).toBeVisible()
})

test('choosing an option is the answer when sureness is not asked for', async () => {
  open({ asksSureness: false })
  expect(sure.elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'False Cause' }).click()
  await expect.element(where).toBeVisible()
})

test('the end shows what was found, how sure the learner was, and one way to continue', async () => {
  open()
  await option('False Cause').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await page.getByRole('button', { name: /^Sentence 2/ }).click()
  await end.click()
  await expect.element(page.getByRole('heading', { name: '1 of 1' })).toHaveFocus()
  expect(textsOf(page.getByRole('term'))).toEqual(['Flaws named right', 'Right sentence marked', 'Sure'])
  await expect.element(page.getByRole('link', { name: 'Another round' })).toHaveAttribute('href', '/?round=start')
  await expect.element(page.getByText(/^This round isn’t saved\./)).toBeVisible()
  expect(roundsInTab.read()).toEqual(['r'])
})

test('practice of a concept links back to it, or to more practice of it', async () => {
  open({ origin: { kind: 'about', concept: 'false-cause' } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Practice: False Cause')
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await end.click()
  await expect
    .element(page.getByRole('link', { name: 'Practice again' }))
    .toHaveAttribute('href', '/?round=about&focus=false-cause')
  await expect
    .element(page.getByRole('link', { name: 'Back to False Cause' }))
    .toHaveAttribute('href', '/learn?focus=false-cause&type=logical-fallacies')
})

test('a round from a friend shows both rows of answers at its end', async () => {
  open({ origin: { kind: 'sent', results: [true] } })
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await end.click()
  const row = (name: string) => textsOf(page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell'))
  expect([row('You'), row('Friend')]).toEqual([['missed'], ['right']])
})

test('a mix-up offers an extra scenario, which comes next', async () => {
  open()
  await option('Anecdotal').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await page.getByRole('button', { name: 'Try one now' }).click()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
  expect(page.getByText(SCENARIO).elements()).toHaveLength(0)
})

test('a learner’s answer is saved as it is given, and every step is stored', async () => {
  serve([postProgress, () => refusal(503, 'unavailable', 'Not now.')])
  signInAda()
  const round = startRound('r', [someRoundItem(), someRoundItem({ id: 'other' })], seededRandom(1))
  keepNewRound({ round, origin: { kind: 'drawn' }, ownerId: ADA.id, masteredBefore: null })
  const kept = findRound('r', ADA.id)
  if (kept) render(<RoundScreen kept={kept} />)
  await option('False Cause').click({ force: true })
  await sure.getByRole('button', { name: /^Sure/ }).click()
  await expect.poll(unsentIds).toContain('r:0')
  await page.getByRole('button', { name: 'Skip this' }).click()
  await next.click()
  expect(findRound('r', ADA.id)?.round).toMatchObject({ state: 'choosing', answers: [{ sureness: 'sure' }] })
  expect(roundsInTab.read()).toEqual([])
})
