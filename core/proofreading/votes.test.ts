import { expect, test } from 'vitest'
import { BANK } from '../src/content/bank.ts'
import { scenarioSource, withScenario } from './scenario-source.ts'
import { agreementOn, verdictOn } from './verdicts.ts'
import { scenarioHash, type Vote, type Votes } from './votes.ts'

const scenario = BANK[0]!.scenarios[0]!
const right = scenario.options.find((option) => option.right)!.text
const wrong = scenario.options.find((option) => !option.right)!.text
const vote = (changes: Partial<Vote> = {}): Vote => ({ pick: right, sure: 90, also: null, ...changes })
const panel = (...votes: Vote[]): Votes => ({ [scenario.id]: { hash: scenarioHash(scenario), votes } })

test('a scenario passes when three readers pick the right option and at most one says that two could be right', () => {
  expect(verdictOn(scenario, panel(vote(), vote(), vote({ also: wrong })))).toBe('passed')
  expect(verdictOn(scenario, panel(vote(), vote({ also: wrong }), vote({ also: wrong })))).toBe('failed')
  expect(verdictOn(scenario, panel(vote(), vote(), vote({ pick: wrong })))).toBe('failed')
})

test('two readers are not enough, and votes do not outlive a change of what they were given on', () => {
  expect(verdictOn(scenario, panel(vote(), vote()))).toBe('unvoted')
  const changed = { ...scenario, scenario: scenario.scenario.replace('.', ',') }
  expect(verdictOn(changed, panel(vote(), vote(), vote()))).toBe('unvoted')
})

test('votes outlive another order of the options and another rationale', () => {
  const [first, ...rest] = scenario.options
  const reordered = {
    ...scenario,
    options: [...rest, { ...first, rationale: 'Another.' }] as unknown as typeof scenario.options,
  }
  expect(scenarioHash(reordered)).toBe(scenarioHash(scenario))
})

test('agreement is the share of votes on the right option', () => {
  expect(agreementOn([scenario], panel(vote(), vote(), vote({ pick: wrong }), vote()))).toBe(0.75)
  expect(agreementOn([scenario], {})).toBeNull()
})

test('a new scenario is written at the end of its file’s list, quotes and all', () => {
  const file = "export const scenarios = [\n  { id: 'one' },\n]\n"
  const written = withScenario(file, { ...scenario, scenario: "It's “fine”\\n." })
  expect(written.startsWith("export const scenarios = [\n  { id: 'one' },\n  { id: ")).toBe(true)
  expect(written.endsWith('},\n]\n')).toBe(true)
  expect(written).toContain(String.raw`'It\'s “fine”\\n.'`)
  expect(scenarioSource(scenario)).toContain(`form: 'A'`)
})
