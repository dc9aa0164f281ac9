import { describe, expect, test } from 'vitest'
import type { Concept, Scenario } from '../../src/content/authoring.ts'
import {
  asOptions,
  sampleConcept as concept,
  decision,
  slotScenario as good,
  practiceScenario,
  sampleConcept,
  slotScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import { decideProblems, missingFields, optionProblems, scenarioProblems } from './scenario-checks.ts'

/** The good scenario with its options changed. */
function withOptions(change: (options: Scenario['options']) => unknown): Scenario {
  // What a planted mistake leaves is not what the type demands.
  return { ...good, options: change(good.options) as Scenario['options'] }
}

test('a well-made scenario causes no complaints', () => {
  expect(scenarioProblems(good, concept)).toEqual([])
  expect(scenarioProblems(decision, concept)).toEqual([])
})

describe('the checks of a scenario with a planted mistake', () => {
  const [right, second, third, fourth] = good.options
  const planted: [string, Scenario, string][] = [
    ['no right option', withOptions(() => [second, third, fourth, { ...right, right: undefined }]), '0 right options'],
    ['two right options', withOptions(() => [right, { ...second, right: true }, third, fourth]), '2 right options'],
    ['three options', withOptions(() => [right, second, third]), '3 options'],
    [
      'an option twice',
      withOptions(() => [right, second, third, { ...fourth, text: third.text }]),
      'same option twice',
    ],
    [
      'an unknown label',
      withOptions(() => [right, second, third, { ...fourth, text: 'Red Herring' }]),
      'not a concept',
    ],
    [
      'a label of the other type',
      withOptions(() => [right, second, third, { ...fourth, text: 'Halo Effect' }]),
      'not a concept',
    ],
    [
      'a shared rationale',
      withOptions(() => [right, second, third, { ...fourth, rationale: third.rationale }]),
      'one rationale',
    ],
    [
      'a short rationale',
      withOptions(() => [right, second, third, { ...fourth, rationale: 'No crowd.' }]),
      'has 2 words',
    ],
    [
      'an unquoting rationale',
      withOptions(() => [
        { ...right, rationale: 'He twists what she said into another wish than hers.' },
        second,
        third,
        fourth,
      ]),
      'quotes none',
    ],
    [
      'no flaw in a slot',
      withOptions(() => [right, second, third, { ...fourth, text: 'No fallacy here' }]),
      'has no place in a slot',
    ],
    ['the name in the story', { ...good, scenario: `${good.scenario} A straw house.` }, '“straw”'],
    [
      'deciding words that are not there',
      { ...good, decidingWords: ['sit in the dark', 'sit in the light'] },
      'not in the scenario',
    ],
    [
      'too short a story',
      { ...good, scenario: '“So you want us to sit in the dark,” he says.' },
      'scenario has 11 words',
    ],
    [
      'too hard a story',
      { ...good, scenario: `${'Institutional considerations notwithstanding, '.repeat(9)}we sit in the dark.` },
      'reads at grade',
    ],
    ['a foreign id', { ...good, id: 'bandwagon-lamp' }, 'does not begin with'],
    [
      'an unknown slot',
      { ...good, slot: 'fallacy99' },
      'slot fallacy99 is not one of Straw Man, which has fallacy1 and q1',
    ],
    ['a slot of another concept', { ...good, slot: 'fallacy2' }, 'slot fallacy2 is not one of Straw Man'],
    ['a slot without a form', (({ form: _, ...rest }) => rest)(good), 'without a form'],
    ['a long story', { ...good, scenario: `${good.scenario} ${'He waits. '.repeat(20)}` }, '25 to 75 are asked'],
    [
      'a long rationale',
      withOptions(() => [right, second, third, { ...fourth, rationale: 'word '.repeat(36) }]),
      'has 36 words, 8 to 35',
    ],
    ['an unknown genre', { ...good, genre: 'poem' as never }, 'genre poem is unknown'],
    ['an unknown walk of life', { ...good, domain: 'sea' as never }, 'domain sea is unknown'],
    ['a tag on a label', withOptions(() => [right, second, third, { ...fourth, tag: 'ask' }]), 'has a tag'],
    ['a flip of a label', { ...good, flip: { fact: 'No.', makesRight: 'Bandwagon' } }, 'asks for no decision'],
  ]
  test.each(planted)('report %s', (_, scenario, problem) => {
    expect(scenarioProblems(scenario, concept).join('\n')).toContain(problem)
  })

  test('accept a difficult chat, because its lines are not sentences', () => {
    const hard = `${'Institutional considerations notwithstanding, '.repeat(9)}we sit in the dark.`
    expect(scenarioProblems({ ...good, scenario: hard, genre: 'chat' }, concept)).toEqual([])
  })

  test('refuse options that include both a concept and its parent', () => {
    const adHominem: Concept = { ...concept, id: 'ad-hominem', name: 'Ad Hominem' }
    const options = withOptions(() => [
      { ...right, text: 'Ad Hominem', meaning: 'ad-hominem' },
      { ...second, text: 'Tu Quoque', meaning: 'tu-quoque' },
      third,
      fourth,
    ])
    expect(scenarioProblems(options, adHominem).join('\n')).toContain('parent or child')
  })
})

test('a complete scenario has no missing fields', () => {
  expect(missingFields(slotScenario, 'scenario 1')).toEqual([])
})

test('a scenario without an id is reported by its place in the file', () => {
  const { id: _, genre: __, ...unnamed } = slotScenario
  expect(missingFields(unnamed, 'scenario 3 of Straw Man')).toEqual([
    'scenario 3 of Straw Man: id is missing',
    'scenario 3 of Straw Man: genre is missing',
  ])
})

test('an option without a text or a rationale is reported by its number, counted from one', () => {
  const [first, { rationale: _, ...second }, ...rest] = slotScenario.options
  const unfinished = { ...slotScenario, options: asOptions([first, second, ...rest]) }
  expect(missingFields(unfinished, 'scenario 1')).toEqual(['straw-man-lamp: option 2 lacks its rationale'])
})

const problemsOf = (scenario: Scenario) => optionProblems(scenario, sampleConcept)
const withLast = (scenario: Scenario, text: string): Scenario => {
  const [first, second, third, last] = scenario.options
  return { ...scenario, options: [first, second, third, { ...last, text }] }
}

test('well-made options cause no complaints in a slot, in practice, or on a sound argument', () => {
  for (const scenario of [slotScenario, practiceScenario, soundTwin]) expect(problemsOf(scenario)).toEqual([])
})

test('the option “No fallacy here” is required in practice and refused in a slot', () => {
  expect(problemsOf(withLast(slotScenario, 'No fallacy here'))).toEqual(['“No fallacy here” has no place in a slot'])
  expect(problemsOf(withLast(practiceScenario, 'Bandwagon'))).toEqual(['does not offer “No fallacy here”'])
})

test('a sound argument must offer the name of the flaw that it resembles', () => {
  const [first, ...rest] = soundTwin.options
  const other = { ...soundTwin, options: asOptions([{ ...first, text: 'Bandwagon' }, ...rest]) }
  expect(problemsOf(other)).toEqual(['does not offer Straw Man'])
})

const [right, pay, split, ask] = decision.options
const problems = (change: Partial<Scenario['options'][number]>) =>
  decideProblems({ ...decision, options: [right, { ...pay, ...change }, split, ask] }).join('\n')

test('a well-made decision causes no complaints', () => {
  expect(decideProblems(decision)).toEqual([])
})

test.each([
  ['too few words', { text: 'Pay forty right now' }, 'has 4 words, 6 to 14'],
  ['too many words', { text: 'Pay him the forty that he asks you for, and not one cent more or less' }, 'has 16 words'],
  ['a reason', { text: 'Pay him forty because it is fair' }, 'gives a reason or condition (“because”)'],
  ['a condition', { text: 'Pay him forty if he insists on it' }, '(“if”)'],
  [
    'a length that tells',
    { text: 'Pay him the forty that he mentioned yesterday afternoon outside' },
    'times the shortest',
  ],
  ['an unknown tag', { tag: 'run' as never }, 'tag run is unknown'],
])('an option of a decision is refused for %s', (_, change, problem) => {
  expect(problems(change)).toContain(problem)
})

test('an option of a decision is refused without a tag', () => {
  const { tag: _, ...bare } = pay
  expect(decideProblems({ ...decision, options: [right, bare, split, ask] })[0]).toContain('has no tag')
})

test('a decision is refused if no fact would change the right choice', () => {
  const { flip: _, ...stuck } = decision
  expect(decideProblems(stuck)[0]).toContain('has no flip')
  expect(decideProblems({ ...decision, flip: { fact: 'No.', makesRight: 'Buy a horse' } })[0]).toContain(
    'is not an option',
  )
  expect(decideProblems({ ...decision, flip: { fact: 'No.', makesRight: right.text } })[0]).toContain('right already')
})
