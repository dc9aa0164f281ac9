import { expect, test } from 'vitest'
import { itemAt, required } from '../../src/required.ts'
import { rightText } from '../checks/text-measures.ts'
import { copies, decision, practiceScenario, slotScenario } from '../sample-scenarios.ts'
import { readerChecks } from './reader-checks.ts'
import { earHash, optionsHash, type ScenarioVotes, scenarioHash, type Votes } from './votes.ts'

const difficulties = ['easy', 'medium', 'medium', 'hard'] as const
const sureness: Record<string, number> = { easy: 99, medium: 95.5, hard: 80 }
const scenarios = [slotScenario, practiceScenario, decision].flatMap((each) =>
  copies(each, 4, (index) => ({ difficulty: itemAt(difficulties, index) })),
)

/** Votes with which all checks pass, but for what is changed in the first scenario's. */
function votesBut(change: (entry: ScenarioVotes) => Partial<ScenarioVotes> = () => ({})): Votes {
  const entries = scenarios.map((scenario, index): [string, ScenarioVotes] => {
    const pick = rightText(scenario)
    const distractors = scenario.options.filter(({ right }) => !right)
    const readers = ['ann', 'ben', 'cai']
    const entry: ScenarioVotes = {
      hash: scenarioHash(scenario),
      read: scenario.scenario,
      votes: readers.map((reader) => ({
        reader,
        pick,
        sure: required(sureness[scenario.difficulty], scenario.difficulty),
        also: null,
        hesitation: 1,
      })),
      optionsOnly: {
        hash: optionsHash(scenario),
        picks: readers.map((reader) => ({ reader, pick: itemAt(distractors, 0).text })),
      },
      ear: { hash: earHash(scenario), readings: [{ reader: 'eve', verdict: 'print' }] },
    }
    return [scenario.id, index === 0 ? { ...entry, ...change(entry) } : entry]
  })
  return Object.fromEntries(entries)
}
const failed = (votes: Votes) =>
  readerChecks(scenarios, votes)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)

test('a bank whose scenarios have all been approved by readers passes', () => {
  expect(failed(votesBut())).toEqual([])
})

test.each<[string, (entry: ScenarioVotes) => Partial<ScenarioVotes>, string]>([
  ['a changed story', () => ({ hash: 'x' }), 'scenarios that have passed their readers'],
  [
    'a reader who disagrees',
    ({ votes }) => ({ votes: [{ ...itemAt(votes, 0), pick: 'Bandwagon' }, ...votes.slice(1)] }),
    'votes on the right option',
  ],
  [
    'a second option that is defended',
    ({ votes }) => ({ votes: [{ ...itemAt(votes, 0), also: 'Bandwagon' }, ...votes.slice(1)] }),
    'scenarios with a second option that a reader would defend',
  ],
  [
    'another difficulty',
    ({ votes }) => ({ votes: votes.map((vote) => ({ ...vote, hesitation: 3 as const })) }),
    'difficulties that are not what the votes say',
  ],
  [
    'too few easy ones',
    ({ votes }) => ({ votes: votes.map((vote) => ({ ...vote, hesitation: 3 as const })) }),
    'easy / medium / hard, as readers found them',
  ],
  ['options nobody guessed', () => ({ optionsOnly: { hash: 'x', picks: [] } }), 'slots: right from the options alone'],
  [
    'an ear that is not content',
    ({ ear }) => ({ ear: { ...required(ear, 'the ear'), readings: [{ reader: 'eve', verdict: 'edit' }] } }),
    'the ear',
  ],
  ['an ear that read other rationales', ({ ear }) => ({ ear: { ...required(ear, 'the ear'), hash: 'x' } }), 'the ear'],
])('a bank with %s fails the checks of its readers', (_, change, name) => {
  expect(failed(votesBut(change))).toContain(name)
})

test('a draft does not make the checks of readers fail', () => {
  const { [itemAt(scenarios, 1).id]: _, ...rest } = votesBut()
  expect(failed(rest)).not.toContain('scenarios that have passed their readers')
})

test('options that readers guess too often are reported, for each kind of scenario', () => {
  const guessed = Object.fromEntries(
    Object.entries(votesBut()).map(([id, entry], index) => {
      const picks = entry.optionsOnly!.picks.map(({ reader }) => ({
        reader,
        pick: rightText(itemAt(scenarios, index)),
      }))
      return [id, { ...entry, optionsOnly: { ...entry.optionsOnly!, picks } }]
    }),
  )
  expect(failed(guessed)).toEqual([
    'slots: right from the options alone',
    'labeled practice: right from the options alone',
    'decisions: right from the options alone',
  ])
})
