import { expect, test } from 'vitest'
import type { Scenario, ScenarioOption } from '../../src/content/authoring.ts'
import {
  asOptions,
  sampleConcept as concept,
  decision,
  slotScenario as good,
  invalid,
  practiceScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import { missingFields, scenarioProblems } from './scenario-checks.ts'

const problemsOf = (scenario: Scenario, of = concept) => scenarioProblems(scenario, of).join('\n')

/** A scenario with fields of one option changed, by its place. */
function withOption(
  scenario: Scenario,
  place: number,
  change: { [Field in keyof ScenarioOption]?: unknown },
): Scenario {
  const options = scenario.options.map((option, index) => (index === place ? { ...option, ...change } : option))
  return { ...scenario, options: invalid(options) }
}

test.each([good, practiceScenario, soundTwin, decision])(
  'the well-made scenario $id causes no complaints',
  (scenario) => {
    expect(problemsOf(scenario)).toBe('')
  },
)

const hard = `${'Institutional considerations notwithstanding, '.repeat(9)}we sit in the dark.`
const [, , third] = good.options

test.each<[string, Scenario, string]>([
  ['no right option', withOption(good, 0, { right: undefined }), '0 right options'],
  ['two right options', withOption(good, 1, { right: true }), '2 right options'],
  ['three options', { ...good, options: invalid(good.options.slice(1)) }, '3 options'],
  ['an option twice', withOption(good, 3, { text: third.text }), 'same option twice'],
  ['an unknown label', withOption(good, 3, { text: 'Red Herring' }), 'not a concept'],
  ['a label of the other type', withOption(good, 3, { text: 'Halo Effect' }), 'not a concept'],
  ['a shared rationale', withOption(good, 3, { rationale: third.rationale }), 'one rationale'],
  ['a short rationale', withOption(good, 3, { rationale: 'No crowd.' }), 'has 2 words'],
  ['a long rationale', withOption(good, 3, { rationale: 'word '.repeat(36) }), 'has 36 words, 8 to 35'],
  ['no sentence that breaks', (({ breaksAt: _, ...rest }) => rest)(practiceScenario), 'in which sentence it breaks'],
  ['half a sentence that breaks', { ...practiceScenario, breaksAt: 'He sighs' }, 'not one whole sentence'],
  [
    'a sound one that breaks',
    { ...soundTwin, breaksAt: 'He sighs and puts his book away.' },
    'does not ask to name a flaw',
  ],
  ['a tag on a label', withOption(good, 3, { tag: 'ask' }), 'has a tag'],
  ['a flip of a label', { ...good, flip: { fact: 'No.', makesRight: 'Bandwagon' } }, 'asks for no decision'],
  ['no flaw in a slot', withOption(good, 3, { text: 'No fallacy here' }), 'has no place in a slot'],
  ['no “no flaw” in practice', withOption(practiceScenario, 3, { text: 'Bandwagon' }), 'does not offer “No fallacy'],
  ['a sound one without its flaw', withOption(soundTwin, 0, { text: 'Bandwagon' }), 'does not offer Straw Man'],
  ['the name in the story', { ...good, scenario: `${good.scenario} A straw house.` }, '“straw”'],
  [
    'deciding words from elsewhere',
    { ...good, decidingWords: ['sit in the dark', 'sit there'] },
    'not in the scenario',
  ],
  ['too short a story', { ...good, scenario: '“So we sit in the dark,” he says.' }, 'scenario has 8 words'],
  ['too long a story', { ...good, scenario: `${good.scenario} ${'He waits. '.repeat(60)}` }, '20 to 140 are asked'],
  ['too hard a story', { ...good, scenario: hard }, 'reads at grade'],
  ['a foreign id', { ...good, id: 'bandwagon-lamp' }, 'does not begin with'],
  ['an unknown slot', { ...good, slot: 'fallacy99' }, 'is not one of Straw Man, which has fallacy1 and q1'],
  ['a slot of another concept', { ...good, slot: 'fallacy2' }, 'slot fallacy2 is not one of Straw Man'],
  ['a slot without a form', (({ form: _, ...rest }) => rest)(good), 'without a form'],
  ['an unknown genre', { ...good, genre: invalid('poem') }, 'genre poem is unknown'],
  ['an unknown walk of life', { ...good, domain: invalid('sea') }, 'domain sea is unknown'],
])('a scenario with %s is reported', (_, scenario, problem) => {
  expect(problemsOf(scenario)).toContain(problem)
})

test.each<[string, Scenario, string]>([
  ['too few words', withOption(decision, 1, { text: 'Pay forty right now' }), 'has 4 words, 6 to 14'],
  ['too many words', withOption(decision, 1, { text: `Pay ${'and pay '.repeat(8)}` }), 'has 17 words'],
  ['a reason', withOption(decision, 1, { text: 'Pay him forty because it is fair' }), '(“because”)'],
  ['a condition', withOption(decision, 1, { text: 'Pay him forty if he insists on it' }), '(“if”)'],
  [
    'a length that tells',
    withOption(decision, 1, { text: 'Pay him the forty that he mentioned yesterday afternoon outside' }),
    'times the shortest',
  ],
  ['an unknown tag', withOption(decision, 1, { tag: 'run' }), 'tag run is unknown'],
  ['no tag', withOption(decision, 1, { tag: undefined }), 'has no tag'],
  ['no flip', (({ flip: _, ...rest }) => rest)(decision), 'has no flip'],
  ['a flip to no option', { ...decision, flip: { fact: 'No.', makesRight: 'Buy a horse' } }, 'is not an option'],
  [
    'a flip to the right option',
    { ...decision, flip: { fact: 'No.', makesRight: decision.options[0].text } },
    'right already',
  ],
])('a decision with %s is reported', (_, scenario, problem) => {
  expect(problemsOf(scenario)).toContain(problem)
})

test('a difficult chat is accepted, because its lines are not sentences', () => {
  expect(problemsOf({ ...good, scenario: hard, genre: 'chat', breaksAt: hard })).not.toContain('grade')
})

test('options that include both a concept and its parent are reported', () => {
  const child = withOption(good, 0, { text: 'Ad Hominem', meaning: 'ad-hominem' })
  const both = withOption(child, 1, { text: 'Tu Quoque', meaning: 'tu-quoque' })
  expect(problemsOf(both, { ...concept, id: 'ad-hominem', name: 'Ad Hominem' })).toContain('parent or child')
})

test('missing fields are named with the scenario, or with its place in the file if it has no id', () => {
  const { id: _, genre: __, ...unnamed } = good
  expect(missingFields(good, 'scenario 1')).toEqual([])
  expect(missingFields(unnamed, 'scenario 3')).toEqual(['scenario 3: id is missing', 'scenario 3: genre is missing'])
  const [first, { rationale: ___, ...unexplained }, ...rest] = good.options
  expect(missingFields({ ...good, options: asOptions([first, unexplained, ...rest]) }, 'scenario 1')).toEqual([
    'straw-man-lamp: option 2 lacks its rationale',
  ])
})
