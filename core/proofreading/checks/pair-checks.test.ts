import { expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import {
  asOptions,
  decision,
  decisionTwin,
  practiceScenario as flawed,
  sampleConcept,
  soundTwin as twin,
} from '../sample-scenarios.ts'
import { checkNearDuplicates, pairProblems, sharedWords } from './pair-checks.ts'
import { scenarioProblems } from './scenario-checks.ts'

const problemsOf = (scenario: Scenario, beside: readonly Scenario[] = [flawed]) =>
  [...scenarioProblems(scenario, sampleConcept), ...pairProblems(scenario, beside)].join('\n')
const withFirst = (scenario: Scenario, change: Partial<Scenario['options'][number]>): Scenario => {
  const [first, ...rest] = scenario.options
  return { ...scenario, options: asOptions([{ ...first, ...change }, ...rest]) }
}

test('a well-made pair of twins causes no complaints', () => {
  expect([problemsOf(flawed), problemsOf(twin), problemsOf(decisionTwin, [decision])]).toEqual(['', '', ''])
})

test.each<[string, Scenario, string, (readonly Scenario[])?]>([
  ['a sound one that names a flaw', { ...twin, options: flawed.options }, 'the right option is “Straw Man”'],
  ['a twin that is not sound', { ...twin, kind: 'spot', options: flawed.options }, 'is a twin'],
  ['a twin in a slot', { ...twin, slot: 'fallacy1', form: 'A' }, 'no place in a slot'],
  ['a twin of nothing', twin, 'is not in this file', []],
  ['a twin of a twin', twin, 'is a twin itself', [{ ...flawed, twinOf: 'straw-man-x' }]],
  ['a twin with another label', withFirst(twin, { text: 'Ambiguity' }), 'straw-man-book does not offer “Ambiguity”'],
  ['a twin with another act', withFirst(decisionTwin, { text: 'Offer him ten' }), 'not offer “Offer him', [decision]],
  ['a twin with another tag', withFirst(decisionTwin, { tag: 'wait' }), 'tagged wait, in straw-man-choice', [decision]],
  ['a twin of what is held out', twin, 'held out', [{ ...flawed, slot: 'fallacy1', form: 'A' }]],
  ['a twin that asks for something else', twin, 'asks for something else', [{ ...flawed, kind: 'decide' }]],
  ['a twin of another domain', { ...twin, domain: 'work' }, 'another domain'],
  ['a longer twin', { ...twin, scenario: `${twin.scenario} ${'They laugh. '.repeat(6)}` }, 'over 25% apart'],
  [
    'a twin with another story',
    { ...twin, scenario: 'One two three four five. '.repeat(7) },
    'of the words of its twin',
  ],
  ['a twin with the same choice', { ...decisionTwin, options: decision.options }, 'same right choice', [decision]],
  ['a mirror of nothing', { ...flawed, mirrorOf: 'straw-man-x' }, 'mirror straw-man-x is not'],
  ['a one-sided mirror', { ...flawed, mirrorOf: 'b' }, 'does not name it', [{ ...flawed, id: 'b' }]],
])('%s is reported', (_, scenario, problem, beside) => {
  expect(problemsOf(scenario, beside)).toContain(problem)
})

test('words shared by twins count as often as both have them, relative to the longer text', () => {
  expect(sharedWords('a lamp, a book', 'a lamp and a book')).toBeCloseTo(4 / 5)
  expect(sharedWords('a a a', 'a b c')).toBeCloseTo(1 / 3)
  expect(sharedWords('one two', 'three four')).toBe(0)
})

test('two stories that are nearly the same are reported, unless they are twins', () => {
  const { twinOf: _, ...stranger } = twin
  expect(checkNearDuplicates([flawed, twin]).notes).toEqual([])
  expect(checkNearDuplicates([flawed, stranger]).notes).toEqual(['straw-man-book and straw-man-book-sound'])
})
