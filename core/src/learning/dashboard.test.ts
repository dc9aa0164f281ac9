import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { DAY } from '../activity/days.ts'
import { seededRandom, shuffle } from '../quiz/shuffle.ts'
import { someRecord } from '../rules.fixture.ts'
import {
  assessmentCount,
  averageMargin,
  averageScore,
  conceptSummary,
  improvementMargin,
  improvementNote,
  improvementOf,
  isBeyondChance,
  learningFocus,
  learningItemCount,
  newestFirst,
  performanceOf,
  quizCounts,
  weekOverview,
} from './dashboard.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

/** Results with these scores, the first one the newest, a day apart. */
const results = (...scores: number[]) => scores.map((score, daysAgo) => ({ score, timestamp: NOW - daysAgo * DAY }))

test('quizzes from the last seven days count as active, and older ones as completed', () => {
  expect(quizCounts(results(80, 80, 80, 80, 80, 80, 80, 80, 80), NOW)).toEqual({ total: 9, active: 7, completed: 2 })
  expect(quizCounts([], NOW)).toEqual({ total: 0, active: 0, completed: 0 })
})

test('the average score is rounded, and there is none without a result', () => {
  expect(averageScore(results(67, 50, 84))).toBe(67)
  expect(averageScore(results(50, 51))).toBe(51)
  expect(averageScore([])).toBeNull()
})

test('with six to nine results improvement compares what there is, and with fewer than six it is 0', () => {
  expect(improvementOf(results(80, 80, 80, 80, 80, 60))).toBe(20)
  expect(improvementOf(results(80, 80, 80, 80, 80))).toBe(0)
  expect(improvementOf([])).toBe(0)
})

test('the chart shows the latest ten results, oldest first, and the two averages behind the improvement', () => {
  const performance = performanceOf(results(90, 80, 85, 75, 83, 60, 70, 65, 75, 67, 0, 0))

  expect(performance?.results.map(({ score }) => score)).toEqual([67, 75, 65, 70, 60, 83, 75, 85, 80, 90])
  expect(performance?.step).toEqual({
    previous: { count: 5, averageScore: 67 },
    latest: { count: 5, averageScore: 83 },
    improvement: 16,
  })
})

test('the chart has no averages before the sixth result, and does not exist before the second', () => {
  expect(performanceOf(results(80, 60))).toMatchObject({ results: [{ score: 60 }, { score: 80 }], step: null })
  expect(performanceOf(results(80, 80, 80, 80, 80, 60))?.step?.previous).toEqual({ count: 1, averageScore: 60 })
  expect(performanceOf(results(80))).toBeNull()
})

test('results are sorted newest first, whatever order they came in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 12 }), fc.integer(), (scores, seed) => {
      const ordered = results(...scores)
      const disordered = shuffle(ordered, seededRandom(seed))

      expect(newestFirst(disordered)).toEqual(ordered)
      expect(improvementOf(disordered)).toBe(improvementOf(ordered))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 1, 0],
  [5, 3, 2],
  [7, 4, 2],
  [35, 21, 14],
])('with %d quizzes the focus is %d fallacies and %d biases', (total, fallacies, biases) => {
  expect(learningFocus(total)).toEqual({ fallacies, biases })
})

test('favorites and flagged items together are the learning items', () => {
  expect(learningItemCount(['straw-man'], ['anchoring', 'straw-man'])).toBe(3)
})

test('the four assessment modes count as assessments', () => {
  const modes = ['standard', 'advanced', 'extended', 'bias-assessment', 'mini-fallacy-assessment'] as const

  expect(assessmentCount(modes.map((mode) => ({ mode })))).toBe(2)
})

test('the overview covers the last seven days in the learner’s own zone, with today last', () => {
  const at = (day: number, hour: number, score: number) => ({ timestamp: Date.UTC(2026, 10, day, hour), score })
  // 23:30 UTC on the 20th is the 21st in Berlin; the 14th is a week and a day before.
  const history = [at(21, 9, 90), at(20, 23, 70), at(20, 8, 50), at(15, 12, 30), at(14, 12, 0)]

  const overview = weekOverview(history, NOW, 'Europe/Berlin')

  expect(overview.days.map(({ finished }) => finished)).toEqual([1, 0, 0, 0, 0, 1, 2])
  expect(overview.days.map(({ day }) => day)).toEqual([
    ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  ])
  expect(overview).toMatchObject({ finished: 4, averageScore: 60 })
})

test('the summary counts the concepts met and mastered, and averages their rounded mastery', () => {
  const progress = [
    someRecord({ itemId: 'straw-man', masteryLevel: 79.6 }),
    someRecord({ itemId: 'false-cause', masteryLevel: 42 }),
    someRecord({ itemId: 'A label of an older client', masteryLevel: 100 }),
    someRecord({ itemId: 'anchoring', categoryType: 'cognitive-biases', masteryLevel: 30 }),
  ]

  expect(conceptSummary(progress, 'logical-fallacies')).toEqual({ encountered: 2, averageMastery: 61, mastered: 1 })
  expect(conceptSummary(progress, 'cognitive-biases')).toEqual({ encountered: 1, averageMastery: 30, mastered: 0 })
  expect(conceptSummary([], 'cognitive-biases')).toEqual({ encountered: 0, averageMastery: null, mastered: 0 })
})

/** So many results of six right out of twelve, a minute apart. */
const halfRight = (count: number) =>
  Array.from({ length: count }, (_, minute) => ({
    correctAnswers: 6,
    totalQuestions: 12,
    timestamp: minute * 60_000,
  }))

test('an improvement may be off by 16 points after ten quizzes of twelve questions, and by more after fewer', () => {
  // Each score ±24.6, their average ±24.6/√5 = ±11.0, the difference of two averages ±11.0·√2.
  expect(improvementMargin(halfRight(10))).toBe(16)
  expect(improvementMargin(halfRight(6))).toBe(27)
  expect(improvementMargin(halfRight(5))).toBeNull()
})

test('the note says how far an improvement may be off, and whether it exceeds that', () => {
  const scored = (...correct: number[]) =>
    correct.map((correctAnswers, age) => ({
      correctAnswers,
      totalQuestions: 12,
      score: Math.round((correctAnswers / 12) * 100),
      timestamp: -age,
    }))

  expect(improvementNote(scored(7, 7, 7, 7, 7, 6, 6, 6, 6, 6))).toBe('Points, give or take 15. It may be chance.')
  expect(improvementNote(scored(11, 11, 11, 11, 11, 3, 3, 3, 3, 3))).toBe(
    'Points, give or take 12. Chance alone rarely does that.',
  )
  expect(improvementNote(scored(3, 3, 3, 3, 3, 11, 11, 11, 11, 11))).toMatch(/Chance alone rarely does that/)
  expect(isBeyondChance(scored(3, 3, 3, 3, 3, 11, 11, 11, 11, 11))).toBe(true)
  expect(isBeyondChance(scored(7, 7, 7, 7, 7, 6, 6, 6, 6, 6))).toBe(false)
  expect(isBeyondChance(scored(12, 12, 12, 12, 12))).toBe(false)
  expect(improvementNote(scored(12, 12, 12, 12, 12))).toBe('Shows after six results')
})

test('one result has its own margin, and an average of several has a smaller one', () => {
  const result = { correctAnswers: 6, totalQuestions: 12 }
  expect(averageMargin([result])).toBe(25)
  // 24.6 points for one, half of it for four.
  expect(averageMargin([result, result, result, result])).toBe(12)
})
