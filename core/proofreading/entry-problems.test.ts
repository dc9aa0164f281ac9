import { expect, test } from 'vitest'
import { entryProblems } from './entry-problems.ts'
import {
  asScenario,
  sampleConcept as concept,
  slotScenario as good,
  samplePlan,
  sampleStudy as study,
} from './sample-scenarios.ts'

test('a well-made concept file causes no complaints', () => {
  expect(entryProblems({ concept, study, scenarios: [good] }, samplePlan)).toEqual([])
})

test('a file about a concept that the catalog does not have is refused at once', () => {
  expect(entryProblems({ study, scenarios: [good] })).toEqual(['undefined: is not a concept of the catalog'])
})

test('a missing field is reported with its scenario, and the other checks still run', () => {
  const { options: _, ...withoutOptions } = good
  const { genre: __, ...withoutGenre } = good
  const problems = entryProblems(
    { concept, study, scenarios: [asScenario(withoutOptions), asScenario(withoutGenre)] },
    samplePlan,
  )
  expect(problems).toEqual([
    'straw-man-lamp: options is missing',
    'straw-man-lamp: genre is missing',
    'straw-man-lamp: another scenario of this file has the same id',
  ])
  expect(entryProblems({ concept, study })).toEqual(['Straw Man: its file lacks scenarios'])
})
