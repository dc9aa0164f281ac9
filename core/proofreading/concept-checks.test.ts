import { expect, test } from 'vitest'
import { conceptProblems, studyProblems } from './concept-checks.ts'
import { sampleConcept as concept, sampleStudy as study } from './sample-scenarios.ts'

test('a well-made concept and its study view cause no complaints', () => {
  expect(conceptProblems(concept)).toEqual([])
  expect(studyProblems(study, concept.name)).toEqual([])
})

test.each([
  ['a long definition', { ...concept, definition: 'word '.repeat(46) }, '46 words'],
  ['few keywords', { ...concept, keywords: ['one'] }, '1 keywords'],
  ['few neighbors', { ...concept, neighbors: concept.neighbors.slice(1) }, 'needs 3'],
  [
    'a neighbor without what tells it apart',
    { ...concept, neighbors: [{ concept: 'ambiguity' as const, tellApart: undefined as never }, ...concept.neighbors] },
    'what tells it from ambiguity apart is not a question',
  ],
  [
    'a neighbor of the other half',
    { ...concept, neighbors: [{ concept: 'anchoring' as const, tellApart: 'Is it?' }, ...concept.neighbors] },
    'neighbor anchoring is of the other type',
  ],
  ['a category that does not exist', { ...concept, category: 'nonsense' as never }, 'category nonsense is wrong'],
  ['a severity that does not exist', { ...concept, severity: 'grave' as never }, 'severity grave is none of low'],
  ['a plain link', { ...concept, link: 'http://example.org' }, 'not https'],
])('a concept with %s is reported', (_, bad, problem) => {
  expect(conceptProblems(bad).join('\n')).toContain(problem)
})

test('a neighbor that does not exist is reported as unknown, not as a concept of the other type', () => {
  const neighbors = [{ concept: 'straw-mann' as never, tellApart: 'Is it?' as const }, ...concept.neighbors]
  expect(conceptProblems({ ...concept, neighbors })).toEqual([
    'Straw Man: neighbor straw-mann: there is no such concept',
  ])
})

test('a failing step that does not appear in its example is refused, and so is a text that is too short', () => {
  const bad = { ...study, reply: 'No.', workedExample: { ...study.workedExample, failingStep: 'a graveyard shop' } }
  expect(studyProblems(bad, concept.name)).toHaveLength(2)
})
