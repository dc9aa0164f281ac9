import { type Round, startRound, USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { NextBar, RoundStepView } from './round-steps.tsx'

const step = page.getByRole('region').first()
const verdict = page.getByRole('region', { name: /^(Correct|Incorrect)\./ })
const where = page.getByRole('heading', { name: 'Where does it break?' })
const option = (name: string) => page.getByRole('radio', { name })
/** The same option where choosing reveals the answer. */
const answer = (name: string) => page.getByRole('button', { name })

/** A round of two, taken through its steps alone. */
function Taken({ initial }: { initial: Round }) {
  const [round, setRound] = useState(initial)
  return <RoundStepView round={round} take={(next) => setRound((now) => next(now))} />
}

function open({ isNew = false, ...settings }: Partial<typeof USUAL_SETTINGS> & { isNew?: boolean } = {}) {
  const items = [someRoundItem({}, isNew), someRoundItem({ id: 'another' })]
  render(<Taken initial={startRound('r', items, seededRandom(1), { ...USUAL_SETTINGS, ...settings })} />)
}

test('a digit sets the sureness only after an option was chosen', async () => {
  open()
  await expect.element(step).toHaveFocus()
  await userEvent.keyboard('2')
  expect(where.or(verdict).elements()).toHaveLength(0)
  await option('False Cause').click({ force: true })
  step.element().focus()
  await userEvent.keyboard('2')
  await expect.element(where).toBeVisible()
  await expect.element(page.getByText('You picked False Cause (fairly sure).')).toBeVisible()
})

test('with sureness and sentences switched off, choosing an option reveals the verdict at once', async () => {
  open({ asksSureness: false, asksSentence: false })
  await answer('Anecdotal').click()
  await expect.element(verdict).toHaveFocus()
  await expect.element(verdict).toHaveAccessibleName(expect.stringMatching(/^Incorrect\./))
})

test('a digit marks the sentence, and Enter leads from the verdict to the next item', async () => {
  open({ asksSureness: false })
  await answer('False Cause').click()
  await expect.element(where).toHaveFocus()
  await userEvent.keyboard('2')
  await expect.element(verdict).toHaveAccessibleName(expect.stringMatching(/You marked the right sentence, too\./))
  await userEvent.keyboard('{Enter}')
  await expect.element(answer('False Cause')).toBeVisible()
  expect(verdict.elements()).toHaveLength(0)
})

test('Enter on a folded explanation opens it without moving on', async () => {
  open({ asksSureness: false, asksSentence: false })
  await answer('Anecdotal').click()
  await expect.element(verdict).toHaveFocus()
  document.querySelector('summary')?.focus()
  // Another key first: an Enter of the test before may be less than a moment ago.
  await userEvent.keyboard('x{Enter}')
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  await expect.element(verdict).toBeVisible()
})

test('the browser’s own keyboard shortcuts still work', async () => {
  open()
  await expect.element(step).toHaveFocus()
  await userEvent.keyboard('{Alt>}a{/Alt}')
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
})

test('choosing among long options on a phone scrolls the next button into view', async () => {
  await page.viewport(390, 600)
  const acts = ['Wait', 'Ask', 'Buy', 'Sell'].map(
    (act) => `${act} ${'until the figures of the whole year are in '.repeat(3)}`,
  )
  const items = [someRoundItem({ kind: 'decide', options: acts }), someRoundItem({ id: 'another' })]
  render(<Taken initial={startRound('r', items, seededRandom(1), USUAL_SETTINGS)} />)
  await page.getByRole('radio').first().click({ force: true })
  await expect.element(page.getByRole('button', { name: /^Sure/ })).toBeInViewport({ ratio: 1 })
})

test('without sureness, a digit chooses as its letter does', async () => {
  open({ asksSureness: false, asksSentence: false })
  await expect.element(answer('Anecdotal')).toBeVisible()
  await userEvent.keyboard('2')
  await expect.element(verdict).toHaveFocus()
  await expect.element(verdict).toMatchTextContent(/^Incorrect/)
})

test('the difficulty is shown with the verdict only, because most sound items are hard', async () => {
  open({ asksSureness: false, asksSentence: false })
  await expect.element(answer('Anecdotal')).toBeVisible()
  expect(page.getByText('Easy').elements()).toHaveLength(0)
  await answer('Anecdotal').click()
  await expect.element(verdict).toHaveFocus()
  await expect.element(page.getByText('Easy')).toBeVisible()
})

quietConsole()

const items = [someRoundItem(), someRoundItem({ id: 'another' })]
const tryOne = page.getByRole('button', { name: 'Try another' })

/** The bar after these answers; its steps are applied to the round. */
function show(chosen: readonly string[], asked = items) {
  const given = roundAfter(asked, chosen)
  const taken: Round[] = []
  render(<NextBar round={given} take={(step) => taken.push(step(given))} />)
  return { given, taken }
}

test('a mix-up offers an extra scenario about one of the two names, and goes to it', async () => {
  const { taken } = show(['Anecdotal'])
  await tryOne.click()
  await expect.poll(() => taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({ state: 'choosing', items: [{}, { isExtra: true }, {}] })
  expect(['False Cause', 'Anecdotal']).toContain(taken[0]?.items[1]?.question.fallacyType)
})

test('an extra scenario that cannot be loaded is reported, and can be requested again', async () => {
  // These concepts differ from those above, because what was fetched once stays in memory.
  const options = ['Straw Man', 'Ad Hominem', 'Ambiguity', 'No fallacy here']
  const { taken } = show(['Ad Hominem'], [someRoundItem({ id: 'tax', concept: 'straw-man', options }), someRoundItem()])
  await expect.element(tryOne).toBeVisible()
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await tryOne.click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Another question couldn’t be loaded\./)
  vi.stubGlobal('fetch', fetchBefore)
  await expect.element(tryOne).toBeEnabled()
  expect(taken).toEqual([])
  vi.unstubAllGlobals()
})
