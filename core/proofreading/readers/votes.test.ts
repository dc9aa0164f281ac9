import { describe, expect, test } from 'vitest'
import { asOptions, practiceScenario as scenario } from '../sample-scenarios.ts'
import { verdictOn } from './verdicts.ts'
import {
  carriedOver,
  earHash,
  isDraft,
  optionsHash,
  type ScenarioVotes,
  scenarioHash,
  type Vote,
  type Votes,
} from './votes.ts'

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
  const otherStory = { ...scenario, scenario: 'Another.' }
  expect(optionsHash(otherStory)).toBe(optionsHash(scenario))
})

describe('votes', () => {
  const corrected = { ...scenario, scenario: scenario.scenario.replace('puts his book away', 'puts away his novel') }
  const refusal = (
    ...[changed, held = entry(...three), reason = 'smoother']: [typeof scenario, ScenarioVotes?, string?]
  ) => carriedOver(changed, held, reason)

  /** The votes after a correction that is small enough. */
  function carried(): ScenarioVotes {
    const result = carriedOver(corrected, entry(...three), 'smoother')
    if ('refusal' in result) throw new Error(`The correction was refused: ${result.refusal}`)
    return result
  }

  test('are carried over to a correction of a few words', () => {
    expect(carried()).toEqual({ ...entry(...three), carried: { hash: scenarioHash(corrected), reason: 'smoother' } })
    expect(verdictOn(corrected, { [scenario.id]: carried() })).toBe('passed')
  })

  test('are not carried over to another story, other options, another key or other deciding words', () => {
    const [first, second, ...rest] = scenario.options
    const options = asOptions([{ ...first, text: 'Ambiguity' }, second, ...rest])
    const { text, rationale } = first
    const key = asOptions([{ text, rationale }, { ...second, right: true }, ...rest])
    const words = { scenario: scenario.scenario.replace('sit in', 'stand in'), decidingWords: ['stand in the dark'] }
    expect(refusal({ ...scenario, scenario: `${scenario.scenario} And so it goes on and on.` })).toEqual({
      refusal: '7 words changed, 5 are a correction',
    })
    expect(refusal({ ...corrected, options })).toEqual({ refusal: 'its options or its key changed' })
    expect(refusal({ ...corrected, options: key })).toEqual({ refusal: 'its options or its key changed' })
    expect(refusal({ ...scenario, ...words })).toEqual({ refusal: 'its deciding words “stand in the dark” changed' })
  })

  test('are not carried over without a reason, votes, the story that was read, or a change', () => {
    const { read: _, ...unread } = entry(...three)
    expect(refusal(corrected, entry(...three), ' ')).toEqual({ refusal: 'a correction needs its reason' })
    expect(refusal(corrected, entry())).toEqual({ refusal: 'nobody has voted on it' })
    expect(refusal(corrected, unread)).toEqual({ refusal: 'the story that was read is not kept with its votes' })
    expect(refusal(scenario)).toEqual({ refusal: 'its votes hold as it stands' })
  })

  test('that were carried over keep that reason beside the next, and are not carried over twice to one text', () => {
    const once = carried()
    expect(refusal(corrected, once, 'another reason')).toEqual({ refusal: 'its votes hold as it stands' })
    const again = { ...corrected, scenario: corrected.scenario.replace('Vera', 'Ann') }
    expect(carriedOver(again, once, 'another name')).toMatchObject({ carried: { reason: 'smoother; another name' } })
  })

  test('cannot be carried over by a series of small corrections', () => {
    const again = { ...corrected, scenario: corrected.scenario.replace('Vera asks her', 'Ann begs his') }
    expect(carriedOver(again, carried(), 'and on')).toEqual({ refusal: '6 words changed, 5 are a correction' })
  })
})
