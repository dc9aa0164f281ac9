import { expect, test } from 'vitest'
import { required } from '../../src/required.ts'
import {
  asOptions,
  practiceScenario,
  practiceScenario as scenario,
  slotScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import {
  agreementOn,
  difficultyByReaders,
  earOn,
  givesItselfAway,
  heldPicks,
  heldVotes,
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
  expect(heldVotes(scenario, votesOn(...three))).toHaveLength(3)
  expect(heldVotes(changed, votesOn(...three))).toEqual([])
  expect(verdictOn(changed, votesOn(...three))).toBe('unvoted')
})

test('agreement is the share of votes on the right option', () => {
  expect(agreementOn([scenario], votesOn(...three, vote({ pick: 'Slippery Slope' })))).toBe(0.75)
  expect(agreementOn([scenario], {})).toBeNull()
})

test.each([
  [[1, 1, 2], 'easy'],
  [[1, 1, 3], 'medium'],
  [[1, 2, 3], 'medium'],
  [[1, 3, 3], 'hard'],
  [[2, 3, 3], 'hard'],
] as const)(
  'difficulty is the third of the scale that the average hesitation falls in: %s is %s',
  (hesitations, difficulty) => {
    const votes = votesOn(...hesitations.map((hesitation) => vote({ hesitation })))
    expect(difficultyByReaders(scenario, votes)).toBe(difficulty)
    expect(difficultyByReaders(scenario, votesOn(vote()))).toBeNull()
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
  expect(heldPicks(renamed, guessed('Straw Man', 'Straw Man'))).toEqual([])
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

const scenarios = [slotScenario, practiceScenario, soundTwin]
const voteOf = (reader: string): Vote => ({ reader, pick: 'Straw Man', sure: 80, also: null })
const readBy = (scenario: typeof slotScenario, ...readers: string[]): Votes => ({
  [scenario.id]: { hash: scenarioHash(scenario), read: scenario.scenario, votes: readers.map(voteOf) },
})

test('a scenario waits until three readers have read it, and again after a change', () => {
  expect(waitsFor('key', slotScenario, {})).toBe(true)
  expect(waitsFor('key', slotScenario, readBy(slotScenario, 'ann', 'ben'))).toBe(true)
  const votes = readBy(slotScenario, 'ann', 'ben', 'cai')
  expect(waitsFor('key', slotScenario, votes)).toBe(false)
  expect(waitsFor('key', { ...slotScenario, scenario: 'Another story.' }, votes)).toBe(true)
})

test('options wait for three guesses, and a text waits for one reader who judges its sound', () => {
  const pick = (reader: string) => ({ reader, pick: 'Bandwagon' })
  const read: Votes = {
    [slotScenario.id]: {
      ...required(readBy(slotScenario)[slotScenario.id], 'its votes'),
      optionsOnly: { hash: optionsHash(slotScenario), picks: ['ann', 'ben', 'cai'].map(pick) },
      ear: { hash: earHash(slotScenario), readings: [{ reader: 'eve', verdict: 'print' }] },
    },
  }
  for (const kind of ['options', 'ear'] as const) {
    expect(waitsFor(kind, slotScenario, {})).toBe(true)
    expect(waitsFor(kind, slotScenario, read)).toBe(false)
  }
})

test('a reader is not given a scenario they have answered, nor its twin', () => {
  const votes = readBy(practiceScenario, 'ann')
  expect(waitingFor('ann', scenarios, votes)).toEqual([slotScenario])
  expect(waitingFor('ben', scenarios, votes)).toEqual(scenarios)
})
