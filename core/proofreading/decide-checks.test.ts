import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { decideProblems } from './decide-checks.ts'
import { decision } from './sample-scenarios.ts'

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
