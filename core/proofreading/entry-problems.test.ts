import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { entryProblems } from './entry-problems.ts'
import { sampleConcept as concept, slotScenario as good, samplePlan, sampleStudy as study } from './sample-scenarios.ts'

test('a well-made file has no problems', () => {
  expect(entryProblems({ concept, study, scenarios: [good] }, samplePlan)).toEqual([])
})

test('a file about nothing that the catalogue has is refused at once', () => {
  expect(entryProblems({ study, scenarios: [good] })).toEqual(['undefined: is not a name of the catalogue'])
})

test('a field that is missing is named with its scenario, and stops no other check', () => {
  const { options: _, ...unfinished } = good
  const problems = entryProblems(
    { concept, study, scenarios: [unfinished as Scenario, { ...good, genre: undefined as never }] },
    samplePlan,
  )
  expect(problems).toEqual([
    'straw-man-lamp: options is missing',
    'straw-man-lamp: genre is missing',
    'straw-man-lamp: another scenario of this file has the same id',
  ])
  expect(entryProblems({ concept, study })).toEqual(['Straw Man: its file lacks scenarios'])
})
