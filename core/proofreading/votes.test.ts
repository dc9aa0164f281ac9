import { expect, test } from 'vitest'
import { asOptions, practiceScenario as scenario } from './sample-scenarios.ts'
import { earHash, isDraft, optionsHash, type ScenarioVotes, scenarioHash, type Vote, type Votes } from './votes.ts'

const vote = (changes: Partial<Vote> = {}): Vote => ({ pick: 'Straw Man', sure: 90, also: null, ...changes })
const entry = (...votes: Vote[]): ScenarioVotes => ({
  hash: scenarioHash(scenario),
  read: scenario.scenario,
  votes,
})
const votesOn = (...votes: Vote[]): Votes => ({ [scenario.id]: entry(...votes) })
const three = [vote(), vote(), vote()]

test('a scenario that nobody has voted on is a draft, and one that changed after its votes is not', () => {
  const changed = { ...scenario, scenario: 'Another.' }
  expect(isDraft(scenario, {})).toBe(true)
  expect(isDraft(scenario, { [scenario.id]: { ...entry(), optionsOnly: { hash: 'x', picks: [] } } })).toBe(true)
  expect(isDraft(changed, votesOn(...three))).toBe(false)
})

test('votes survive reordered options and a new rationale, and the verdict on sound only the former', () => {
  const [first, ...rest] = scenario.options
  const reordered = { ...scenario, options: asOptions([...rest, first]) }
  const retold = {
    ...scenario,
    options: asOptions([{ ...first, rationale: 'Another.' }, ...rest]),
  }
  expect(scenarioHash(reordered)).toBe(scenarioHash(scenario))
  expect(earHash(reordered)).toBe(earHash(scenario))
  expect(scenarioHash(retold)).toBe(scenarioHash(scenario))
  expect(earHash(retold)).not.toBe(earHash(scenario))
  expect(optionsHash({ ...scenario, scenario: 'Another.' } as never)).toBe(optionsHash(scenario))
})
