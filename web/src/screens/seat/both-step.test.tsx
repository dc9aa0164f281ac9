import type { LiveRound } from '@think-twice/contract/seats'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { lastSeenHere } from '../../browser/asked-before.ts'
import { BothStep } from './both-step.tsx'

const SEAT = { name: 'Period 3', kind: 'anonymous', code: 'H7K4RW' } as const
const OPTIONS = ['Straw Man', 'No fallacy here', 'Ad Hominem', 'Anecdotal']
const scenario = { text: 'A scenario.', ask: 'Which fallacy, if any, is in this?', options: OPTIONS }
const cells = (...counts: [options: number[], count: number][]) => ({
  count: counts.reduce((sum, [, count]) => sum + count, 0),
  byOption: counts.map(([options, count]) => ({ options, count })),
})

function shown(both: Pick<NonNullable<LiveRound['both']>, 'first' | 'second'>) {
  const key = {
    scenarioId: 'straw-man-in-a-test',
    conceptId: 'straw-man',
    right: 0,
    rationales: ['Right.', 'Wrong.', 'Wrong.', 'Wrong.'],
    decidingWords: [],
    ...both,
  } as const
  const round: LiveRound = {
    kind: 'live',
    state: { number: 5, position: 0, phase: 'both' },
    scenarios: 4,
    count: 28,
    seats: 28,
    scenario,
    mine: { first: { option: 2, sureness: 'sure', isLate: false } },
    both: { ...key, rationales: [...key.rationales], decidingWords: [] },
  }
  const seat = {
    id: 'seat',
    code: SEAT.code,
    assigned: {},
    view: { class: SEAT, seat: { id: 'seat', label: null }, isPractice: false, rounds: [] },
  }
  render(<BothStep seat={seat} roundId="round" round={round} scenario={scenario} isServerReached />)
}

test('a scenario whose key a class has seen counts as seen on this device, also without an account', async () => {
  shown({ first: cells([[0], 28]), second: cells([[0], 28]) })
  await expect.element(page.getByRole('heading', { name: 'Straw Man' })).toBeVisible()
  expect(Object.keys(lastSeenHere(null))).toEqual(['straw-man-in-a-test'])
})

test('a count that is told only together with others is called so, where the other vote tells it', async () => {
  shown({ first: cells([[0], 9], [[2], 12], [[1, 3], 7]), second: cells([[0], 22], [[1, 2, 3], 6]) })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(textsOf(page.getByRole('row')).slice(1)).toEqual(['Straw Man922', 'Ad Hominem12in others', 'Others76'])
})
