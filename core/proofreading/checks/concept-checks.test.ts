import { expect, test } from 'vitest'
import {
  asScenario,
  sampleConcept as concept,
  slotScenario as good,
  invalid,
  samplePlan,
  sampleStudy as study,
} from '../sample-scenarios.ts'
import { conceptProblems, entryProblems, studyProblems } from './concept-checks.ts'

test('a well-made concept and its study view cause no complaints', () => {
  expect(conceptProblems(concept)).toEqual([])
  expect(studyProblems(study, concept.name)).toEqual([])
})

test.each([
  ['a long definition', { ...concept, definition: 'word '.repeat(46) }, '46 words'],
  ['a long gloss', { ...concept, gloss: 'word '.repeat(7) }, 'gloss has 7 words'],
  ['few keywords', { ...concept, keywords: ['one'] }, '1 keywords'],
  ['few neighbors', { ...concept, neighbors: concept.neighbors.slice(1) }, 'needs 3'],
  [
    'a neighbor without what tells it apart',
    { ...concept, neighbors: [{ concept: 'ambiguity' as const, tellApart: invalid(undefined) }, ...concept.neighbors] },
    'what tells it from ambiguity apart is not a question',
  ],
  [
    'a neighbor of the other half',
    { ...concept, neighbors: [{ concept: 'anchoring' as const, tellApart: 'Is it?' }, ...concept.neighbors] },
    'neighbor anchoring is of the other type',
  ],
  ['a category that does not exist', { ...concept, category: invalid('nonsense') }, 'category nonsense is wrong'],
  ['a severity that does not exist', { ...concept, severity: invalid('grave') }, 'severity grave is none of low'],
  ['a plain link', { ...concept, link: 'http://example.org' }, 'not https'],
])('a concept with %s is reported', (_, bad, problem) => {
  expect(conceptProblems(bad).join('\n')).toContain(problem)
})

test('a neighbor that does not exist is reported as unknown, not as a concept of the other type', () => {
  const neighbors = [{ concept: invalid('straw-mann'), tellApart: 'Is it?' as const }, ...concept.neighbors]
  expect(conceptProblems({ ...concept, neighbors })).toEqual([
    'Straw Man: neighbor straw-mann: there is no such concept',
  ])
})

test('a failing step that does not appear in its example is refused, and so is a text that is too short', () => {
  const bad = { ...study, reply: 'No.', workedExample: { ...study.workedExample, failingStep: 'a graveyard shop' } }
  expect(studyProblems(bad, concept.name)).toHaveLength(2)
})

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
