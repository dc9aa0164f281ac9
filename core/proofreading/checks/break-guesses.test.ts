import { expect, test } from 'vitest'
import { required } from '../../src/required.ts'
import { copies, practiceScenario } from '../sample-scenarios.ts'
import { breakGuessChecks } from './break-guesses.ts'

/** The check of a guess, over ten texts of four sentences that break in the first one for this many and otherwise in the last. */
function checked(name: string, first: number) {
  const scenarios = copies(practiceScenario, 10, (index) => ({
    scenario: 'One is so here. Two is a good deal longer. Three is here. Four is here.',
    decidingWords: ['is'],
    breaksAt: index < first ? 'One is so here.' : 'Four is here.',
  }))
  return required(
    breakGuessChecks(scenarios.map((scenario) => ({ ...scenario, decidingWords: [scenario.breaksAt ?? ''] }))).find(
      (check) => check.name.endsWith(name),
    ),
    name,
  )
}

test('texts that break in their last sentence too often are reported', () => {
  expect(checked('the last sentence', 8)).toMatchObject({ ok: true, figure: '20%, chance 25%' })
  expect(checked('the last sentence', 2)).toMatchObject({ ok: false, figure: '80%, chance 25%' })
})

test('texts that break at “so” too often are reported', () => {
  expect(checked('the first sentence with “so”', 3).ok).toBe(true)
  expect(checked('the first sentence with “so”', 9).ok).toBe(false)
})

test('texts that never break in their longest sentence are reported', () => {
  expect(checked('the longest sentence', 5)).toMatchObject({ ok: false, figure: '0%, chance 25%' })
})
