import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import {
  asOptions,
  decision,
  decisionTwin,
  practiceScenario as flawed,
  sampleConcept,
  soundTwin as twin,
} from '../sample-scenarios.ts'
import { pairProblems, sharedWords } from './pair-checks.ts'
import { scenarioProblems } from './scenario-checks.ts'

const [label, slope, question, nothing] = flawed.options

const problemsOf = (scenario: Scenario, beside: readonly Scenario[] = [flawed]) =>
  [...scenarioProblems(scenario, sampleConcept), ...pairProblems(scenario, beside)].join('\n')

test('a well-made pair of twins causes no complaints', () => {
  expect(problemsOf(flawed)).toBe('')
  expect(problemsOf(twin)).toBe('')
  expect(problemsOf(decisionTwin, [decision])).toBe('')
})

describe('the checks of twins with a planted mistake', () => {
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
    [
      'a twin with another label',
      {
        ...twin,
        options: [twin.options[0], { ...twin.options[1], text: 'Ambiguity' }, twin.options[2], twin.options[3]],
      },
      'straw-man-book does not offer “Ambiguity”',
    ],
    [
      'a twin with another act',
      {
        ...decisionTwin,
        options: asOptions([
          { ...decisionTwin.options[0], text: 'Offer him ten and a cake' },
          ...decisionTwin.options.slice(1),
        ]),
      },
      'does not offer “Offer him ten and a cake”',
      [decision],
    ],
    [
      'a twin with another tag',
      {
        ...decisionTwin,
        options: asOptions([{ ...decisionTwin.options[0], tag: 'wait' }, ...decisionTwin.options.slice(1)]),
      },
      'is tagged wait, in straw-man-choice compare',
      [decision],
    ],
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
      { ...decisionTwin, options: decision.options },
      'same right choice',
      [decision],
    ],
    ['a mirror of nothing', { ...flawed, mirrorOf: 'straw-man-x' }, 'mirror straw-man-x is not'],
    [
      'a one-sided mirror',
      { ...flawed, mirrorOf: 'straw-man-b' },
      'does not name it',
      [{ ...flawed, id: 'straw-man-b' }],
    ],
  ]
  test.each(planted)('report %s', (_, scenario, problem, beside) => {
    expect(problemsOf(scenario, beside)).toContain(problem)
  })
})

test('words shared by twins count as often as both have them, relative to the longer text', () => {
  expect(sharedWords('a lamp, a book', 'a lamp and a book')).toBeCloseTo(4 / 5)
  expect(sharedWords('a a a', 'a b c')).toBeCloseTo(1 / 3)
  expect(sharedWords('one two', 'three four')).toBe(0)
})
