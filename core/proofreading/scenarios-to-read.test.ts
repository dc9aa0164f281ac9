import { expect, test } from 'vitest'
import { required } from '../src/required.ts'
import { practiceScenario, slotScenario, soundTwin } from './sample-scenarios.ts'
import { waitingFor, waitsFor } from './scenarios-to-read.ts'
import { earHash, optionsHash, scenarioHash, type Vote, type Votes } from './votes.ts'

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
