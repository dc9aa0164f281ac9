import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptFinder } from '../concepts/concept-lookup.ts'
import { FALLACY_NAMES } from '../concepts/concept-names.ts'
import { someQuestion } from '../testing.ts'
import { encountersOf, recordEncounters, recordedItem } from './encounters.ts'
import { type ProgressRecord, recordAnswer, unmetConcept } from './mastery.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000)

const NOW = Date.UTC(2026, 10, 21)

const findConcept = conceptFinder([
  { name: 'Black-or-White', aliases: ['False Dilemma'] },
  { name: 'Anchoring', aliases: [] },
])

test('a concept is recorded under its name and its own category, whatever was declared', () => {
  expect(recordedItem('false-dilemma', 'cognitive-biases', findConcept)).toEqual({
    itemId: 'Black-or-White',
    categoryType: 'logical-fallacies',
  })
})

test('a label outside the catalogue is kept as it came, up to 100 characters', () => {
  expect(recordedItem(' Galaxy Brain ', 'cognitive-biases', findConcept)).toEqual({
    itemId: 'Galaxy Brain',
    categoryType: 'cognitive-biases',
  })
  expect(recordedItem('🧠'.repeat(101), 'cognitive-biases', findConcept).itemId).toBe('🧠'.repeat(100))
})

test('a bias in the Advanced Quiz is recorded as a bias, and an unanswered question as wrong', () => {
  const questions = [
    someQuestion({ fallacyType: 'Anchoring', correctAnswer: 2 }),
    someQuestion({ fallacyType: 'False Dilemma', correctAnswer: 0 }),
  ]

  expect(encountersOf({ mode: 'advanced', questions, userAnswers: [2, -1] }, findConcept)).toEqual([
    { itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect: true },
    { itemId: 'Black-or-White', categoryType: 'logical-fallacies', isCorrect: false },
  ])
})

test('a concept met twice in one quiz moves twice, and records nobody met stay out', () => {
  const untouched = unmetConcept('Straw Man', 'logical-fallacies')
  const encounter = { itemId: 'Anchoring', categoryType: 'cognitive-biases' as const, isCorrect: true }

  const changed = recordEncounters([untouched], [encounter, encounter], NOW)

  expect(changed).toEqual([
    {
      itemId: 'Anchoring',
      categoryType: 'cognitive-biases',
      masteryLevel: 82,
      timesEncountered: 2,
      timesCorrect: 2,
      lastEncountered: NOW,
      lastCorrect: true,
    },
  ])
})

test('progress is a fold over what was met: in one quiz or in many, the records are the same', () => {
  const someEncounter = fc.record({
    itemId: fc.constantFrom(...FALLACY_NAMES.slice(0, 5)),
    categoryType: fc.constant('logical-fallacies' as const),
    isCorrect: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(someEncounter, { maxLength: 60 }), fc.nat(60), (encounters, cut) => {
      const inOne = recordEncounters([], encounters, NOW)
      const first = recordEncounters([], encounters.slice(0, cut), NOW)
      const second = recordEncounters(first, encounters.slice(cut), NOW)
      const inTwo = new Map([...first, ...second].map((record) => [record.itemId, record]))

      expect(new Map(inOne.map((record) => [record.itemId, record]))).toEqual(inTwo)
      for (const record of inOne) {
        const answers = encounters.filter(({ itemId }) => itemId === record.itemId)
        const alone = answers.reduce<ProgressRecord>(
          (before, { isCorrect }) => recordAnswer(before, isCorrect, NOW),
          unmetConcept(record.itemId, 'logical-fallacies'),
        )
        expect(record).toEqual(alone)
      }
    }),
    { numRuns },
  )
})
