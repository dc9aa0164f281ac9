import { describe, expect, test } from 'vitest'
import { carriedOver } from './carry-votes.ts'
import { agreementOn, difficultyByReaders, verdictOn } from './readers-verdict.ts'
import { practiceScenario as scenario } from './sample-scenarios.ts'
import { earHash, isDraft, optionsHash, type ScenarioVotes, scenarioHash, type Vote, type Votes } from './votes.ts'

const vote = (changes: Partial<Vote> = {}): Vote => ({ pick: 'Straw Man', sure: 90, also: null, ...changes })
const entry = (...votes: Vote[]): ScenarioVotes => ({
  hash: scenarioHash(scenario),
  read: scenario.scenario,
  votes,
})
const votesOn = (...votes: Vote[]): Votes => ({ [scenario.id]: entry(...votes) })
const doubt = { also: 'Slippery Slope' }
const three = [vote(), vote(), vote()]

test('a scenario passes when three readers pick the right option and at most one finds two right', () => {
  expect(verdictOn(scenario, votesOn(vote(), vote(), vote(doubt)))).toBe('passed')
  expect(verdictOn(scenario, votesOn(vote(), vote(doubt), vote(doubt)))).toBe('failed')
  expect(verdictOn(scenario, votesOn(vote(), vote(), vote({ pick: 'Slippery Slope' })))).toBe('failed')
})

test('two readers are not enough, and votes do not outlive a change of what they were given on', () => {
  expect(verdictOn(scenario, votesOn(vote(), vote()))).toBe('unvoted')
  const changed = { ...scenario, scenario: scenario.scenario.replace('.', ',') }
  expect(verdictOn(changed, votesOn(...three))).toBe('unvoted')
})

test('a scenario that nobody has voted on is a draft; one that was changed is not', () => {
  const changed = { ...scenario, scenario: 'Another.' }
  expect(verdictOn(scenario, {})).toBe('draft')
  expect(isDraft(scenario, { [scenario.id]: { ...entry(), optionsOnly: { hash: 'x', picks: [] } } })).toBe(true)
  expect(isDraft(changed, votesOn(...three))).toBe(false)
})

test('votes outlive another order of options and another rationale; the ear’s verdict only the order', () => {
  const [first, ...rest] = scenario.options
  const reordered = { ...scenario, options: [...rest, first] as unknown as typeof scenario.options }
  const retold = {
    ...scenario,
    options: [{ ...first, rationale: 'Another.' }, ...rest] as unknown as typeof scenario.options,
  }
  expect(scenarioHash(reordered)).toBe(scenarioHash(scenario))
  expect(earHash(reordered)).toBe(earHash(scenario))
  expect(scenarioHash(retold)).toBe(scenarioHash(scenario))
  expect(earHash(retold)).not.toBe(earHash(scenario))
  expect(optionsHash({ ...scenario, scenario: 'Another.' } as never)).toBe(optionsHash(scenario))
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
  'difficulty is the third of the scale in which the average hesitation lies: %s is %s',
  (hesitations, difficulty) => {
    const votes = votesOn(...hesitations.map((hesitation) => vote({ hesitation })))
    expect(difficultyByReaders(scenario, votes)).toBe(difficulty)
    expect(difficultyByReaders(scenario, votesOn(vote()))).toBeNull()
  },
)

describe('votes', () => {
  const corrected = { ...scenario, scenario: scenario.scenario.replace('puts his book away', 'puts away his novel') }
  const refusal = (
    ...[changed, held = entry(...three), reason = 'smoother']: [typeof scenario, ScenarioVotes?, string?]
  ) => carriedOver(changed, held, reason)

  test('are carried over to a correction of a few words', () => {
    const carried = carriedOver(corrected, entry(...three), 'smoother')
    expect(carried).toEqual({ ...entry(...three), carried: { hash: scenarioHash(corrected), reason: 'smoother' } })
    expect(verdictOn(corrected, { [scenario.id]: carried as ScenarioVotes })).toBe('passed')
  })

  test('are not carried over to another story, other options, another key or other deciding words', () => {
    const [first, second, ...rest] = scenario.options
    const options = [{ ...first, text: 'Ambiguity' }, second, ...rest] as unknown as typeof scenario.options
    const { right: _, ...former } = first as typeof first & { right?: true }
    const key = [former, { ...second, right: true }, ...rest] as unknown as typeof scenario.options
    const words = { scenario: scenario.scenario.replace('sit in', 'stand in'), decidingWords: ['stand in the dark'] }
    expect(refusal({ ...scenario, scenario: `${scenario.scenario} And so it goes on and on.` })).toEqual({
      refusal: '7 words changed, 5 are a correction',
    })
    expect(refusal({ ...corrected, options })).toEqual({ refusal: 'its options or its key changed' })
    expect(refusal({ ...corrected, options: key })).toEqual({ refusal: 'its options or its key changed' })
    expect(refusal({ ...scenario, ...words })).toEqual({ refusal: 'its deciding words “stand in the dark” changed' })
  })

  test('are not carried over without a reason, votes, the story they were given on, or need', () => {
    const { read: _, ...unread } = entry(...three)
    expect(refusal(corrected, entry(...three), ' ')).toEqual({ refusal: 'a correction needs its reason' })
    expect(refusal(corrected, entry())).toEqual({ refusal: 'nobody has voted on it' })
    expect(refusal(corrected, unread)).toEqual({ refusal: 'the story that was read is not kept with its votes' })
    expect(refusal(scenario)).toEqual({ refusal: 'its votes hold as it stands' })
  })

  test('are never carried over by a string of small corrections', () => {
    const once = carriedOver(corrected, entry(...three), 'smoother') as ScenarioVotes
    const again = { ...corrected, scenario: corrected.scenario.replace('Vera asks her', 'Ann begs his') }
    expect(carriedOver(again, once, 'and on')).toEqual({ refusal: '6 words changed, 5 are a correction' })
  })
})
