import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { BANK } from '../src/content/bank.ts'
import { required } from '../src/required.ts'
import { entryProblems } from './checks/concept-checks.ts'
import { asOptions } from './sample-scenarios.ts'

const page = readFileSync(new URL('../../docs/first-scenario.md', import.meta.url), 'utf8')
const entry = required(
  BANK.find(({ concept }) => concept.name === 'Status Quo Bias'),
  'Status Quo Bias',
)

/** The entry that the page has a newcomer paste. */
function pastedScenario(): Scenario {
  const [, code = ''] = /```ts\n(.*?),\n```/s.exec(page) ?? []
  // A literal, but for the field that the newcomer is to write.
  return runInNewContext(`(${code})`) as Scenario
}

test('the example in docs/first-scenario.md lacks exactly what the page says it lacks', () => {
  const scenario = pastedScenario()
  expect(entryProblems({ ...entry, scenarios: [...entry.scenarios, scenario] })).toEqual([
    'status-quo-bias-daycare-bread: option 3 lacks its rationale',
  ])

  const rationale =
    'Splitting the order looks fair to both bakers. It would cost more than Mill Street alone, and the children would get nothing for it.'
  const options = scenario.options.map((option, index) => (index === 2 ? { ...option, rationale } : option))
  const mended = { ...scenario, options: asOptions(options) }
  expect(entryProblems({ ...entry, scenarios: [...entry.scenarios, mended] })).toEqual([])
})
