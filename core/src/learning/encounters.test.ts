import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { DAY, dayOf } from '../activity/days.ts'
import { conceptFinder, keptLabel } from '../concepts/concept-names.ts'
import { itemAt, required } from '../required.ts'
import { progressAfter, someAnswer, someQuestion } from '../rules.fixture.ts'
import { FALLACIES } from '../vocabulary.ts'
import {
  answerId,
  type DatedAnswers,
  encountersOf,
  lateProgress,
  progressFrom,
  recordEncounters,
  recordedItem,
  type TrackedProgress,
} from './encounters.ts'
import { progressReply } from './mastery.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const TODAY = { at: NOW, day: dayOf(NOW) }
const YESTERDAY = { at: NOW - DAY, day: dayOf(NOW - DAY) }

const findConcept = conceptFinder([
  { id: 'black-or-white', name: 'Black-or-White', aliases: ['False Dilemma'] },
  { id: 'anchoring', name: 'Anchoring', aliases: [] },
])

test('a concept is recorded under its id and category, whatever the client declared', () => {
  expect(recordedItem('false-dilemma', 'cognitive-biases', findConcept)).toEqual({
    itemId: 'black-or-white',
    categoryType: 'logical-fallacies',
  })
})

test('a label outside the catalog is kept as it came, up to 100 characters', () => {
  expect(recordedItem(' Galaxy Brain ', 'cognitive-biases', findConcept)).toEqual({
    itemId: 'Galaxy Brain',
    categoryType: 'cognitive-biases',
  })
  expect(recordedItem('🧠'.repeat(101), 'cognitive-biases', findConcept).itemId).toBe('🧠'.repeat(100))
})

test('a label that was cut is kept the same when it is sent again as it is kept', () => {
  const cut = keptLabel(`${'x'.repeat(99)} and more`)

  expect(cut).toBe('x'.repeat(99))
  expect(keptLabel(cut)).toBe(cut)
})

test('a bias in the Advanced Quiz is recorded as a bias, and an unanswered question as wrong', () => {
  const questions = [
    someQuestion({ fallacyType: 'Anchoring', correctAnswer: 2 }),
    someQuestion({ fallacyType: 'Black-or-White', correctAnswer: 0 }),
  ]

  expect(encountersOf({ id: 'quiz', mode: 'advanced', questions, userAnswers: [2, -1] }, () => false)).toEqual([
    { id: 'quiz:00', itemId: 'anchoring', categoryType: 'cognitive-biases', isCorrect: true, isSound: false },
    { id: 'quiz:01', itemId: 'black-or-white', categoryType: 'logical-fallacies', isCorrect: false, isSound: false },
  ])
})

test('a question about a sound argument is an encounter that counts for no concept', () => {
  const questions = [
    someQuestion({ fallacyType: 'Anchoring', kind: 'sound' }),
    someQuestion({ fallacyType: 'Anchoring' }),
  ]
  const quiz = { id: 'quiz', mode: 'advanced' as const, questions, userAnswers: [0, 0] }

  const encounters = encountersOf(quiz, ({ kind }) => kind === 'sound')
  const { moved, late } = recordEncounters([], encounters, TODAY)

  expect(encounters.map(({ isSound }) => isSound)).toEqual([true, false])
  expect(moved).toMatchObject([{ itemId: 'anchoring', timesEncountered: 1, lastAnswerId: 'quiz:01' }])
  expect(late).toEqual([])
})

const STRAW_MAN = { id: 'a', itemId: 'straw-man', categoryType: 'logical-fallacies' as const }
const ANCHORING = { id: 'a', itemId: 'anchoring', categoryType: 'cognitive-biases' as const }

test('a concept met twice in one quiz changes twice, and concepts not met get no record', () => {
  const untouched = progressAfter('straw-man', 'logical-fallacies', [true], NOW)
  const encounter = { ...ANCHORING, isCorrect: true, isSound: false }

  const { moved, late } = recordEncounters([untouched], [encounter, { ...encounter, id: 'b' }], TODAY)

  expect(late).toEqual([])
  expect(moved.map(progressReply)).toEqual([
    expect.objectContaining({
      itemId: 'Anchoring',
      categoryType: 'cognitive-biases',
      masteryLevel: 72,
      timesEncountered: 2,
      timesCorrect: 2,
      lastEncountered: NOW,
      lastCorrect: true,
    }),
  ])
})

test('an answer from before a record’s latest day makes the record be computed from all answers', () => {
  const record = progressAfter('straw-man', 'logical-fallacies', [true], NOW)

  const { moved, late } = recordEncounters(
    [record],
    [
      { ...STRAW_MAN, isCorrect: false, isSound: false },
      { ...ANCHORING, isCorrect: true, isSound: false },
    ],
    YESTERDAY,
  )

  expect(late).toEqual(['straw-man'])
  expect(moved.map(({ itemId }) => itemId)).toEqual(['anchoring'])
})

test('a late answer from the same day counts, but does not become the latest', () => {
  const record = progressAfter('straw-man', 'logical-fallacies', [true], NOW)
  const wrong = [{ ...STRAW_MAN, isCorrect: false, isSound: false }]

  const { moved } = recordEncounters([record], wrong, { ...TODAY, at: NOW - 1000 })

  expect(moved[0]).toMatchObject({ timesEncountered: 2, timesCorrect: 1, lastEncountered: NOW, lastCorrect: true })
})

test('of two answers at the same moment the one with the later id is the latest, whichever arrives first', () => {
  const right = [{ ...STRAW_MAN, id: 'a', isCorrect: true, isSound: false }]
  const wrong = [{ ...STRAW_MAN, id: 'b', isCorrect: false, isSound: false }]
  const inOrder = recordEncounters(recordEncounters([], right, TODAY).moved, wrong, TODAY).moved
  const reversed = recordEncounters(recordEncounters([], wrong, TODAY).moved, right, TODAY).moved

  expect(reversed).toEqual(inOrder)
  expect(itemAt(inOrder, 0).lastCorrect).toBe(false)
})

const someDelivery = fc.record({
  at: fc.integer({ min: NOW, max: NOW + 5 * DAY }),
  encounters: fc.array(
    fc.record({
      itemId: fc.constantFrom(...FALLACIES.slice(0, 3)),
      categoryType: fc.constant('logical-fallacies' as const),
      isCorrect: fc.boolean(),
      isSound: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

test('a record computed from scratch equals the stored one, for every order of delivery and every zone', () => {
  const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata')
  fc.assert(
    fc.property(fc.array(fc.tuple(someDelivery, zones), { maxLength: 12 }), (deliveries) => {
      const history: (DatedAnswers & { itemId: string })[] = []
      let records: TrackedProgress[] = []
      for (const [number, [{ at, encounters }, zone]] of deliveries.entries()) {
        const delivery = { at, day: dayOf(at, zone) }
        const met = encounters.map((encounter, index) => ({ ...encounter, id: answerId(`delivery-${number}`, index) }))
        for (const { id, itemId, isCorrect, isSound } of met) {
          if (isSound) continue
          history.push({ ...delivery, id, itemId, answers: 1, right: isCorrect ? 1 : 0, lastCorrect: isCorrect })
        }
        const { moved, late } = recordEncounters(records, met, delivery)
        const recomputed = late.map((itemId) => fromScratch(itemId, history))
        records = [...new Map([...records, ...moved, ...recomputed].map((record) => [record.itemId, record])).values()]
      }
      for (const record of records) expect(record).toEqual(fromScratch(record.itemId, history))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

function fromScratch(itemId: string, history: readonly (DatedAnswers & { itemId: string })[]): TrackedProgress {
  const own = history.filter((answers) => answers.itemId === itemId)
  return required(progressFrom({ itemId, categoryType: 'logical-fallacies' }, own), 'a record')
}

test('a concept without an answer has no record', () => {
  expect(progressFrom({ itemId: 'straw-man', categoryType: 'logical-fallacies' }, [])).toBeNull()
})

test('the ids of the answers in one result sort in the order of its questions', () => {
  expect([0, 9, 10, 47].map((index) => answerId('quiz', index))).toEqual(['quiz:00', 'quiz:09', 'quiz:10', 'quiz:47'])
})

test('a late record is computed from all answers about its concept except sound items', () => {
  const earlier = [
    someAnswer({ ...STRAW_MAN, ...TODAY }),
    someAnswer({ ...STRAW_MAN, ...TODAY, id: 'b', isSound: true }),
    someAnswer({ ...ANCHORING, ...TODAY, id: 'c' }),
  ]
  const met = [
    { ...ANCHORING, isCorrect: true, isSound: false },
    { ...STRAW_MAN, isCorrect: false, isSound: false },
    { ...STRAW_MAN, isCorrect: true, isSound: true },
  ]

  const [record, ...others] = lateProgress(['straw-man'], met, YESTERDAY, earlier)

  expect(others).toEqual([])
  expect(record).toMatchObject({
    itemId: 'straw-man',
    timesEncountered: 2,
    timesCorrect: 1,
    lastEncountered: NOW,
    lastCorrect: true,
  })
})
