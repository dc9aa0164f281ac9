import { getProgress } from '@think-twice/contract/learning'
import { NO_FLAW_LABELS } from '@think-twice/core/concepts/concept-names'
import { moveOn, type RoundItem } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../../test/ada.ts'
import { someRecord } from '../../../../test/learner.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { serve } from '../../../../test/serve.ts'
import type { KeptRound } from '../../../browser/rounds.ts'
import { EndOfRound } from './end-of-round.tsx'

const flawed = someRoundItem()
const decision = someRoundItem({ id: 'decision', kind: 'decide' })
const sound = someRoundItem({ id: 'sound', scenarioId: 'sound', kind: 'sound' })

type Shown = Partial<KeptRound> & { sentence?: number }

/** The end of a round of these items, each with the option chosen; `sentence` was tapped in all of them. */
function show(played: readonly (readonly [RoundItem, string])[], { sentence, ...given }: Shown = {}) {
  const answered = roundAfter(
    played.map(([item]) => item),
    played.map(([, chosen]) => chosen),
  )
  const answers = answered.answers.map((answer) => ({ ...answer, sentence: sentence ?? null }))
  const round = moveOn({ ...answered, answers })
  const kept: KeptRound = {
    round,
    origin: { kind: 'drawn' },
    ownerId: null,
    masteredBefore: null,
    savedAt: 0,
    place: 0,
    ...given,
  }
  render(<EndOfRound round={round} kept={kept} />)
}

const counts = () =>
  Object.fromEntries(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('each kind of question in the round is counted separately, and other kinds are not mentioned', async () => {
  show([
    [flawed, 'False Cause'],
    [someRoundItem({ id: 'missed' }), 'Anecdotal'],
    [decision, 'Buy.'],
    [sound, NO_FLAW_LABELS.fallacy],
  ])
  await expect.element(page.getByRole('heading', { name: '3 of 4' })).toHaveFocus()
  expect(counts()).toEqual({
    'Flaws named right': '1 of 2',
    'Good arguments accepted': '1 of 1',
    'Best choices made': '1 of 1',
  })
  await expect.element(page.getByRole('link', { name: 'Question 2, incorrect' })).toBeVisible()
})

test('sentences that were marked are counted, with what guessing would get', () => {
  const second = someRoundItem({ id: 'second' })
  const named = [flawed, second].map((item) => [item, 'False Cause'] as const)
  show(named, { sentence: 1 })
  expect(counts()).toEqual({
    'Flaws named right': '2 of 2',
    'Right sentence markedGuessing would get you about 1.': '2 of 2',
  })
})

test('two names that were mixed up are shown side by side, with what tells them apart', async () => {
  show([[flawed, 'Texas Sharpshooter']])
  await expect.element(page.getByRole('heading', { name: 'You mixed these up' })).toBeVisible()
  await expect.element(page.getByText(/\?$/).first()).toBeVisible()
})

test('a good argument that was called flawed is one of the two mixed-up names', async () => {
  show([[sound, 'Anecdotal']])
  await expect.element(page.getByText('A good argument')).toBeVisible()
})

test('every item is one line that opens to its review, and can be disputed', async () => {
  show([
    [flawed, 'False Cause'],
    [sound, 'Anecdotal'],
  ])
  const lines = page.getByRole('article')
  await expect.element(lines.first()).toMatchTextContent(/^Question 2No fallacy hereIncorrect/)
  await lines.first().getByText('No fallacy here').first().click()
  await expect.element(lines.first().getByText('Your answer', { exact: true })).toBeVisible()
  await expect.element(lines.first().getByRole('button', { name: /^I see it differently/ })).toBeVisible()
  await expect.element(lines.nth(1)).toMatchTextContent(/^Question 1False CauseCorrect/)
})

test('a round without a mix-up says nothing of one, and leads on', async () => {
  show([[flawed, 'False Cause']])
  await expect.element(page.getByRole('heading', { name: '1 of 1' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'You mixed these up' }).elements()).toHaveLength(0)
  expect(textsOf(page.getByRole('link'))).toEqual(expect.arrayContaining(['Another round ', 'Done for today']))
})

const PROGRESS = [
  someRecord({ masteryLevel: 79 }),
  // A label that a program sent, which is no concept of the catalog.
  someRecord({ itemId: 'Red Herring', masteryLevel: 100 }),
  someRecord({ itemId: 'halo-effect', categoryType: 'cognitive-biases', masteryLevel: 80 }),
]

test('the first concept ever mastered is announced at the end of its round', async () => {
  serve([getProgress, () => Response.json(PROGRESS)])
  signInAda()
  show([[flawed, 'False Cause']], { ownerId: ADA.id, masteredBefore: 0 })
  await expect.element(page.getByText(/^Your first mastered concept:/)).toMatchTextContent(/Halo Effect$/)
})

test.each([2, null])(
  'nothing is announced or requested when this many were mastered before: %s',
  async (masteredBefore) => {
    const sent = serve([getProgress, () => Response.json(PROGRESS)])
    signInAda()
    show([[flawed, 'False Cause']], { ownerId: ADA.id, masteredBefore })
    await expect.element(page.getByRole('heading', { name: '1 of 1' })).toBeVisible()
    expect(page.getByText(/^Your first mastered concept/).elements()).toHaveLength(0)
    expect(sent).toEqual([])
  },
)
