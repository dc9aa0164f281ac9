import { conceptFinder, identifiedByLabels } from '@think-twice/core/concepts/concept-labels'
import { itemLabel } from '@think-twice/core/concepts/concept-names'
import { BANK } from '@think-twice/core/content/bank'
import { encountersOf } from '@think-twice/core/learning/encounters'
import { expect, test } from 'vitest'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { type ChangesToTell, decodeChanges, encodeChanges } from './changes-encoding.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const CONCEPTS = BANK.map(({ concept }) => concept)
const today = conceptFinder(CONCEPTS)
/** The catalogue once Straw Man also has these aliases. */
const later = (...aliases: string[]) =>
  conceptFinder(
    CONCEPTS.map((concept) =>
      concept.id === 'straw-man' ? { ...concept, aliases: [...concept.aliases, ...aliases] } : concept,
    ),
  )

/** A result with a question about Straw Man under an alias, and two under labels that no catalogue has. */
const { questions, ...rest } = finishedQuiz('standard', 1)
const LABELS = ['Strawman', 'Galaxy Brain', 'scarecrow']
const result = {
  ...rest,
  ...{ id: 'one', timestamp: NOON },
  questions: questions.map((question, index) =>
    identifiedByLabels({ ...question, fallacyType: LABELS[index] ?? question.fallacyType }, today),
  ),
}
const changes: ChangesToTell = {
  progress: encountersOf(result, () => false).map(({ itemId, categoryType }, index) => ({
    ...{
      itemId: itemLabel(itemId),
      categoryType,
      masteryLevel: 50 + index,
      timesEncountered: 20 + index,
      timesCorrect: index,
    },
    ...{ lastEncountered: NOON, lastCorrect: index > 0 },
  })),
  streak: { currentStreak: 2, longestStreak: 3, lastActivityDate: NOON },
  achievements: [],
  learningPaths: [],
}

test('the changes caused by a result read back as they were stored', () => {
  expect(decodeChanges(encodeChanges(changes, result, NOON, today), result, today)).toEqual(changes)
})

test('changes without any record, as after a quiz with only sound items, read back as they were stored', () => {
  const none = { ...changes, progress: [] }
  expect(decodeChanges(encodeChanges(none, result, NOON, today), result, today)).toEqual(none)
})

test('an alias added to the catalogue later does not alter an earlier reply', () => {
  const stored = encodeChanges(changes, result, NOON, today)
  expect(decodeChanges(stored, result, later('Galaxy Brain', 'Scarecrow', 'Man of Straw'))).toEqual(changes)
})

test('a label stored in the old format, without its colon, can still be read', () => {
  const stored = encodeChanges(changes, result, NOON, today).replace(':Galaxy%20Brain=', 'Galaxy%20Brain=')
  expect(stored).not.toContain(':Galaxy')
  expect(decodeChanges(stored, result, today)).toEqual(changes)
})
