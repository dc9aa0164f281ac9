import { describe, expect, test } from 'vitest'
import type { Concept, Scenario, Study } from '../src/content/authoring.ts'
import { checkBank } from './bank-checks.ts'
import { fleschKincaidGrade } from './readability.ts'
import { conceptProblems, scenarioProblems, studyProblems } from './scenario-checks.ts'

const concept: Concept = {
  name: 'Straw Man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['one', 'two', 'three', 'four', 'five', 'six'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition: 'Answering a claim that nobody made.',
  neighbours: [
    { name: 'Slippery Slope', tellApart: 'Now, or later?' },
    { name: 'Loaded Question', tellApart: 'A reply, or a question?' },
    { name: 'Black-or-White', tellApart: 'A view, or a choice?' },
  ],
}

const study: Study = {
  workedExample: {
    text: 'Noa asks for one day a week without music in the shop. Her partner laughs. “You want a shop like a graveyard,” he says, and he turns the radio up, because nobody buys flowers in a graveyard.',
    failingStep: 'You want a shop like a graveyard',
    why: 'One day without music became a shop without any sound.',
  },
  soundWhen: 'Restating a view in short is fine while its owner agrees.',
  reply: '“That is not what I meant: I asked for one day.”',
  evidence: 'Douglas Walton (1996), “The Straw Man Fallacy”.',
}

const because = 'it would fit if the story were another one than it is'
const good: Scenario = {
  id: 'straw-man-lamp',
  slot: 'fallacy1',
  form: 'A',
  kind: 'spot',
  domain: 'family',
  difficulty: 'easy',
  scenario:
    'Vera asks her brother to turn down the lamp in the hall at night. He sighs and puts his book away. “So you want us all to sit in the dark,” he says, “and fall over our own feet.”',
  decidingWords: ['sit in the dark'],
  options: [
    {
      text: 'Straw Man',
      right: true,
      rationale: 'She asked for less light, and he answers a wish to “sit in the dark”.',
    },
    { text: 'Slippery Slope', rationale: `Slope: ${because}.` },
    { text: 'Loaded Question', rationale: `Question: ${because}.` },
    { text: 'Bandwagon', rationale: `Crowd: ${because}.` },
  ],
}

/** The good scenario with its options changed. */
function withOptions(change: (options: Scenario['options']) => unknown): Scenario {
  return { ...good, options: change(good.options) as Scenario['options'] }
}

test('a well-made concept and scenario have no problems', () => {
  expect(conceptProblems(concept)).toEqual([])
  expect(scenarioProblems(good, concept)).toEqual([])
  expect(studyProblems(study, concept.name)).toEqual([])
})

describe('a planted mistake is found:', () => {
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
      'a label of the other kind',
      withOptions(() => [right, second, third, { ...fourth, text: 'Halo Effect' }]),
      'not a concept',
    ],
    [
      'too few neighbours',
      withOptions(() => [right, second, { ...third, text: 'Anecdotal' }, fourth]),
      '1 distractors',
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
      withOptions(() => [{ ...right, rationale: `He twists it, and ${because}.` }, second, third, fourth]),
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
    ['a slot without a form', (({ form: _, ...rest }) => rest)(good), 'without a form'],
    [
      'lengths that tell',
      { ...good, kind: 'decide', options: [right, second, third, { ...fourth, text: 'x'.repeat(60) }] },
      'times the shortest',
    ],
  ]
  test.each(planted)('%s', (_, scenario, problem) => {
    expect(scenarioProblems(scenario, concept).join('\n')).toContain(problem)
  })

  test('parent and child side by side', () => {
    const adHominem: Concept = { ...concept, name: 'Ad Hominem' }
    const options = withOptions(() => [
      { ...right, text: 'Ad Hominem' },
      { ...second, text: 'Tu Quoque' },
      third,
      fourth,
    ])
    expect(scenarioProblems(options, adHominem).join('\n')).toContain('parent or child')
  })

  test.each([
    ['a long definition', { ...concept, definition: 'word '.repeat(46) }, '46 words'],
    ['few keywords', { ...concept, keywords: ['one'] }, '1 keywords'],
    ['few neighbours', { ...concept, neighbours: concept.neighbours.slice(1) }, 'needs 3'],
    ['a plain link', { ...concept, link: 'http://example.org' }, 'not https'],
  ])('%s', (_, bad, problem) => {
    expect(conceptProblems(bad).join('\n')).toContain(problem)
  })

  test('a failing step that is not in its example, and a text too short', () => {
    const bad = { ...study, reply: 'No.', workedExample: { ...study.workedExample, failingStep: 'a graveyard shop' } }
    expect(studyProblems(bad, concept.name)).toHaveLength(2)
  })

  test('a near-duplicate, an id used twice and a missing slot', () => {
    const checks = checkBank([{ concept, study, scenarios: [good, { ...good, form: 'B' }] }])
    const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name)
    expect(failed).toEqual(
      expect.arrayContaining([
        'concepts',
        'slots with a form A',
        'ids used twice',
        'near-duplicate scenarios',
        'place of the right option',
      ]),
    )
  })

  test('scenarios that all begin alike, that are hard to read, or that never ask to decide', () => {
    const hard = `Notwithstanding considerable institutional opposition, ${good.scenario.replaceAll('. ', ', ')}`
    const bias: Concept = { ...concept, name: 'Anchoring' }
    const scenarios = [good, { ...good, form: 'B' as const }].map((each) => ({ ...each, scenario: hard.repeat(2) }))
    const failed = checkBank([{ concept: bias, study, scenarios }]).filter(({ ok }) => !ok)
    expect(failed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['most frequent opening', 'median reading grade', 'bias slots that ask to decide']),
    )
  })

  test('absolute words that stand in flawed scenarios alone, once the bank is large', () => {
    const flawed = Array.from({ length: 300 }, (_, index) => ({
      ...good,
      id: `straw-man-${index}`,
      scenario: `${good.scenario} Everyone must always agree, and nobody never.`,
    }))
    const sound = {
      ...good,
      id: 'straw-man-sound',
      kind: 'sound' as const,
      twinOf: 'straw-man-1',
      scenario: `${good.scenario} All agree.`,
    }
    const checks = checkBank([{ concept, study, scenarios: [...flawed, sound] }])
    expect(checks.find(({ name }) => name.startsWith('absolute words'))?.ok).toBe(false)
  })

  test('a bank whose longest option is right, once it is large', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...good, id: `straw-man-${index}` }))
    const telling = many.map((scenario) => ({
      ...scenario,
      options: [{ ...right, text: 'Straw Man, the long one' }, second, third, fourth] as Scenario['options'],
    }))
    const failed = checkBank([{ concept, study, scenarios: telling }]).filter(({ ok }) => !ok)
    expect(failed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'right option strictly the longest',
        'right for a solver that knows only labels',
        'right for a classifier of option words',
      ]),
    )
  })
})

test('reading grades rise with long words and long sentences', () => {
  expect(fleschKincaidGrade('The cat sat. The dog ran. It was a hot day.')).toBeLessThan(2)
  expect(
    fleschKincaidGrade('Notwithstanding considerable institutional opposition, implementation proceeded.'),
  ).toBeGreaterThan(12)
})
