import { describe, expect, test } from 'vitest'
import type { Concept, Scenario, Study } from '../src/content/authoring.ts'
import { BANK } from '../src/content/bank.ts'
import { amounts, decideTwins, politics } from './amount-checks.ts'
import { checkBank } from './bank-checks.ts'
import { scenarioProblems } from './scenario-checks.ts'
import { pairProblems, sharedWords } from './twin-checks.ts'

const [{ concept: strawMan }] = BANK as [{ concept: Concept; study: Study; scenarios: readonly Scenario[] }]
const because = 'it would fit if the story were another one than it is'

const flawed: Scenario = {
  id: 'straw-man-lamp',
  kind: 'spot',
  domain: 'family',
  difficulty: 'easy',
  scenario:
    'Vera asks her brother to turn down the lamp in the hall at night. He sighs and puts his book away. “You want us all to sit in the dark,” he says, “and fall over our own feet.”',
  decidingWords: ['sit in the dark'],
  options: [
    {
      text: 'Straw Man',
      right: true,
      rationale: 'She asked for less light, and he answers a wish to “sit in the dark”.',
    },
    { text: 'Slippery Slope', rationale: `Slope: ${because}.` },
    { text: 'Loaded Question', rationale: `Question: ${because}.` },
    { text: 'No fallacy here', rationale: `Nothing: ${because}.` },
  ],
}
const [label, slope, question, nothing] = flawed.options
const twin: Scenario = {
  ...flawed,
  id: 'straw-man-lamp-sound',
  twinOf: flawed.id,
  kind: 'sound',
  scenario:
    'Vera asks her brother to turn off the lamp in the hall at night. He sighs and puts his book away. “You want us all to walk in the dark,” he says, “and fall over our own feet.”',
  decidingWords: ['turn off the lamp'],
  options: [
    { text: 'Straw Man', rationale: `Man: ${because}.` },
    slope,
    question,
    {
      text: 'No fallacy here',
      right: true,
      rationale: 'She did ask to “turn off the lamp”, so he answers her own wish.',
    },
  ],
}

const problemsOf = (scenario: Scenario, beside: readonly Scenario[] = [flawed]) =>
  [...scenarioProblems(scenario, strawMan), ...pairProblems(scenario, beside)].join('\n')

test('a well-made pair has no problems', () => {
  expect(problemsOf(flawed)).toBe('')
  expect(problemsOf(twin)).toBe('')
})

describe('a planted mistake is found:', () => {
  const decide: Scenario = { ...flawed, id: 'straw-man-choice', kind: 'decide' }
  const planted: [string, Scenario, string, (readonly Scenario[])?][] = [
    [
      'practice without “No fallacy here”',
      { ...flawed, options: [label, slope, question, { ...nothing, text: 'Ambiguity' }] },
      'does not offer',
    ],
    ['a sound one that names a flaw', { ...twin, options: flawed.options }, 'the right option is “Straw Man”'],
    [
      'a sound one without its twin’s label',
      { ...twin, options: [{ ...twin.options[0], text: 'Ambiguity' }, slope, question, twin.options[3]] },
      'does not offer Straw Man',
    ],
    ['a sound one that is nobody’s twin', (({ twinOf: _, ...rest }) => rest)(twin), 'whose twin'],
    ['a twin that is not sound', { ...twin, kind: 'spot', options: flawed.options }, 'is a twin'],
    ['a twin in a slot', { ...twin, slot: 'fallacy1', form: 'A' }, 'no place in a slot'],
    ['a twin of nothing', twin, 'is not in this file', []],
    ['a twin of a twin', twin, 'is a twin itself', [{ ...flawed, twinOf: 'straw-man-x' }]],
    ['a twin of what is held out', twin, 'held out', [{ ...flawed, slot: 'fallacy1', form: 'A' }]],
    ['a twin that asks for something else', twin, 'asks for something else', [{ ...flawed, kind: 'decide' }]],
    ['a twin of another domain', { ...twin, domain: 'work' }, 'another domain'],
    [
      'a twin that is much longer',
      { ...twin, scenario: `${twin.scenario} ${'They laugh. '.repeat(6)}` },
      'over 25% apart',
    ],
    [
      'a twin that tells another story',
      { ...twin, scenario: 'One two three four five six seven. '.repeat(5) },
      'of the words of its twin',
    ],
    [
      'a choice with the same right answer',
      { ...decide, id: 'straw-man-choice-sound', twinOf: decide.id },
      'same right choice',
      [decide],
    ],
    ['a mirror of nothing', { ...flawed, mirrorOf: 'straw-man-x' }, 'mirror straw-man-x is not'],
    [
      'a one-sided mirror',
      { ...flawed, mirrorOf: 'straw-man-b' },
      'does not name it',
      [{ ...flawed, id: 'straw-man-b' }],
    ],
  ]
  test.each(planted)('%s', (_, scenario, problem, beside) => {
    expect(problemsOf(scenario, beside)).toContain(problem)
  })
})

test('shared words are counted as often as they stand in both, against the longer text', () => {
  expect(sharedWords('a lamp, a book', 'a lamp and a book')).toBeCloseTo(4 / 5)
  expect(sharedWords('a a a', 'a b c')).toBeCloseTo(1 / 3)
  expect(sharedWords('one two', 'three four')).toBe(0)
})

describe('over the bank', () => {
  const [entry] = BANK
  const bias = BANK.find(({ concept }) => concept.name === 'Anchoring')!
  const without = (some: typeof bias, gone: (scenario: Scenario) => boolean) =>
    amounts([{ ...some, scenarios: some.scenarios.filter((scenario) => !gone(scenario)) }]).notes.join('\n')

  test.each<[string, (scenario: Scenario) => boolean, string]>([
    ['a form', ({ slot, form }) => slot === 'bias2' && form === 'C', 'bias2 in form C'],
    ['practice', ({ slot, twinOf }) => slot === undefined && twinOf === undefined, '3 practice scenarios'],
    ['sound twins', ({ twinOf }) => twinOf !== undefined, '2 sound twins'],
    ['choices', ({ kind }) => kind === 'decide', 'choices: 0 of'],
    [
      'walks of life',
      ({ slot, domain }) => slot === undefined && domain !== bias.scenarios.at(-1)?.domain,
      'domains in practice',
    ],
  ])('a concept that lacks %s is named', (_, gone, note) => {
    expect(without(bias, gone)).toContain(note)
  })

  test('a concept that has everything is not named', () => {
    expect(amounts([entry!, bias]).notes).toEqual([])
  })

  test('bias twins that are all of one sort', () => {
    const twins = bias.scenarios.filter(({ twinOf }) => twinOf !== undefined)
    const oneSort = twins.map((each) => ({ ...each, kind: 'decide' as const }))
    expect(decideTwins([{ ...bias, scenarios: oneSort }]).ok).toBe(false)
    expect(decideTwins([bias]).ok).toBe(true)
  })

  test('a political story without its mirror, and too many political ones', () => {
    const political = { ...flawed, scenario: `${flawed.scenario} The minister agrees.` }
    expect(politics([political]).notes).toEqual(['straw-man-lamp is political and has no mirror'])
    const mirrored = { ...political, mirrorOf: 'straw-man-b' }
    expect(politics([mirrored, ...Array<Scenario>(8).fill(flawed)]).ok).toBe(false)
    expect(politics([mirrored, ...Array<Scenario>(9).fill(flawed)]).ok).toBe(true)
  })

  test('a twin and its flawed twin are no near-duplicates; two strangers that alike are', () => {
    const near = (second: Scenario) =>
      checkBank([{ ...entry!, scenarios: [flawed, second] }]).find(({ name }) => name.startsWith('near'))?.notes
    expect(near(twin)).toEqual([])
    expect(near((({ twinOf: _, ...rest }) => rest)(twin))).toEqual(['straw-man-lamp and straw-man-lamp-sound'])
  })
})
