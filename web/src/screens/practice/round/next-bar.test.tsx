import { moveOn } from '@think-twice/core/practice/play-round'
import type { Round } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { NextBar } from './next-bar.tsx'

quietConsole()

const items = [someRoundItem(), someRoundItem({ id: 'another' })]
const tryOne = page.getByRole('button', { name: 'Try one now' })

/** The bar after these answers; its steps are applied to the round. */
function show(chosen: readonly string[], asked = items) {
  const given = roundAfter(asked, chosen)
  const taken: Round[] = []
  render(<NextBar round={given} take={(step) => taken.push(step(given))} />)
  return { given, taken }
}

test('a right answer offers only the next question', async () => {
  const { given, taken } = show(['False Cause'])
  await page.getByRole('button', { name: 'Next' }).click()
  expect(taken).toEqual([moveOn(given)])
  expect(tryOne.elements()).toHaveLength(0)
})

test('the last answer leads to the end of the round', async () => {
  const { taken } = show(['False Cause', 'False Cause'])
  await page.getByRole('button', { name: 'See your results' }).click()
  expect(taken).toMatchObject([{ state: 'ended' }])
})

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
