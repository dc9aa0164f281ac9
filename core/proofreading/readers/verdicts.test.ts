import { expect, test } from 'vitest'
import { asOptions, practiceScenario as scenario, slotScenario, soundTwin } from '../sample-scenarios.ts'
import {
  agreementOn,
  difficultyByReaders,
  earOn,
  givesItselfAway,
  validPicks,
  validVotes,
  verdictOn,
  waitingFor,
  waitsFor,
} from './verdicts.ts'
import { earHash, optionsHash, type ScenarioVotes, scenarioHash, type Vote, type Votes } from './votes.ts'

const vote = (changes: Partial<Vote> = {}): Vote => ({ pick: 'Straw Man', sure: 90, also: null, ...changes })
const entry = (...votes: Vote[]): ScenarioVotes => ({
  hash: scenarioHash(scenario),
  read: scenario.scenario,
  votes,
})
const votesOn = (...votes: Vote[]): Votes => ({ [scenario.id]: entry(...votes) })
const doubt = { also: 'Slippery Slope' }
const three = [vote(), vote(), vote()]
const changed = { ...scenario, scenario: 'Another.' }

test('a scenario passes when three readers pick the right option and at most one finds two right', () => {
  expect(verdictOn(scenario, {})).toBe('draft')
  expect(verdictOn(scenario, votesOn(vote(), vote(), vote(doubt)))).toBe('passed')
  expect(verdictOn(scenario, votesOn(vote(), vote(doubt), vote(doubt)))).toBe('failed')
  expect(verdictOn(scenario, votesOn(vote(), vote(), vote({ pick: 'Slippery Slope' })))).toBe('failed')
})

test('two readers are not enough, and votes lapse when the text they were given on changes', () => {
  expect(verdictOn(scenario, votesOn(vote(), vote()))).toBe('unvoted')
  expect(validVotes(scenario, votesOn(...three))).toHaveLength(3)
  expect(validVotes(changed, votesOn(...three))).toEqual([])
  expect(verdictOn(changed, votesOn(...three))).toBe('unvoted')
})

test('agreement is the share of votes on the right option', () => {
  expect(agreementOn([scenario], votesOn(...three, vote({ pick: 'Slippery Slope' })))).toBe(0.75)
  expect(agreementOn([scenario], {})).toBeNull()
})

test.each([
  [[95, 96, 97], [1, 1, 3], 'easy'],
  [[95, 96, 97], [1, 2, 2], 'medium'],
  [[95, 95, 96], [1, 1, 1], 'medium'],
  [[95, 95, 95], [1, 1, 1], 'hard'],
] as const)(
  'three readers who are %s percent sure, with hesitations %s, find it %s',
  (sureness, hesitations, found) => {
    const said = sureness.map((sure, index) => vote({ sure, hesitation: hesitations[index] ?? 1 }))
    expect(difficultyByReaders(scenario, votesOn(...said))).toBe(found)
    expect(difficultyByReaders(changed, votesOn(...said))).toBeNull()
  },
)

test('options give the answer away when two readers who saw nothing else guess the right one', () => {
  const guessed = (...picks: string[]): Votes => ({
    [scenario.id]: {
      ...entry(),
      optionsOnly: { hash: optionsHash(scenario), picks: picks.map((pick, index) => ({ reader: `r${index}`, pick })) },
    },
  })
  expect(givesItselfAway(scenario, guessed('Straw Man', 'Slippery Slope', 'Slippery Slope'))).toBe(false)
  expect(givesItselfAway(scenario, guessed('Straw Man', 'Straw Man', 'Slippery Slope'))).toBe(true)
  const [first, ...rest] = scenario.options
  const renamed = {
    ...scenario,
    options: asOptions([{ ...first, text: 'Ambiguity' }, ...rest]),
  }
  expect(validPicks(renamed, guessed('Straw Man', 'Straw Man'))).toEqual([])
})

test('the latest verdict of those who read a scenario aloud counts, until any word changes', () => {
  const readings = [
    { reader: 'eve', verdict: 'drop' },
    { reader: 'ida', verdict: 'print' },
  ] as const
  const votes: Votes = { [scenario.id]: { ...entry(), ear: { hash: earHash(scenario), readings } } }
  expect(earOn(scenario, votes)).toEqual(readings[1])
  expect(earOn(changed, votes)).toBeNull()
})

test('a scenario waits for three votes, its options for three guesses, and its text for one reader aloud', () => {
  const readers = ['ann', 'ben', 'cai']
  const picks = readers.map((reader) => ({ reader, pick: 'Bandwagon' }))
  const read: Votes = {
    [scenario.id]: {
      ...entry(...three),
      optionsOnly: { hash: optionsHash(scenario), picks },
      ear: { hash: earHash(scenario), readings: [{ reader: 'eve', verdict: 'print' }] },
    },
  }
  const kinds = ['key', 'options', 'ear'] as const
  expect(kinds.map((kind) => waitsFor(kind, scenario, {}))).toEqual([true, true, true])
  expect(kinds.map((kind) => waitsFor(kind, scenario, read))).toEqual([false, false, false])
  expect(waitsFor('key', changed, read)).toBe(true)
  expect(waitsFor('key', scenario, votesOn(vote(), vote()))).toBe(true)
})

test('a reader is not given a scenario they have answered, nor its twin', () => {
  const scenarios = [slotScenario, scenario, soundTwin]
  const votes = votesOn(vote({ reader: 'ann' }))
  expect(waitingFor('ann', scenarios, votes)).toEqual([slotScenario])
  expect(waitingFor('ben', scenarios, votes)).toEqual(scenarios)
})
