import { describe, expect, test } from 'vitest'
import type { Concept, Scenario } from '../src/content/authoring.ts'
import { sampleConcept as concept, decision, slotScenario as good } from './sample-scenarios.ts'
import { scenarioProblems } from './scenario-checks.ts'

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
