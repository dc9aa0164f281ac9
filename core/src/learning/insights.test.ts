import { expect, test } from 'vitest'
import type { Answer } from './evidence.ts'
import { insightsOf, latestByConcept, sureAndWrong } from './insights.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

function answer(itemId: string, given: Partial<Answer> = {}): Answer {
  return {
    id: 'a',
    source: 'practice',
    at: NOW,
    day: '2026-11-21',
    itemId,
    categoryType: 'logical-fallacies',
    isCorrect: true,
    isSound: false,
    scenarioId: null,
    choice: null,
    sureness: null,
    ...given,
  }
}

test('concepts missed while sure come most frequent first, and what is even goes by name', () => {
  const missed = { isCorrect: false, sureness: 'sure' } as const
  const answers = [
    answer('Straw Man', missed),
    answer('Ambiguity', missed),
    answer('Tu Quoque', missed),
    answer('Tu Quoque', missed),
  ]

  expect(sureAndWrong(answers)).toEqual([
    { itemId: 'Tu Quoque', times: 2 },
    { itemId: 'Ambiguity', times: 1 },
    { itemId: 'Straw Man', times: 1 },
  ])
})

test('no right or doubtful answer, and no good argument accused, is a mistake made while sure', () => {
  const answers = [
    answer('Straw Man', { sureness: 'sure' }),
    answer('Straw Man', { isCorrect: false, sureness: 'fairly' }),
    answer('Straw Man', { isCorrect: false, sureness: 'sure', isSound: true }),
  ]

  expect(sureAndWrong(answers)).toEqual([])
})

test('of nine answers about a concept the latest eight are drawn, oldest first, however they came', () => {
  const answers = Array.from({ length: 9 }, (_, index) =>
    answer('Anchoring', { id: `a${index}`, at: NOW + index, isCorrect: index !== 1 }),
  )

  expect(latestByConcept(answers.toReversed())).toEqual({
    Anchoring: [false, true, true, true, true, true, true, true],
  })
})

test('good arguments and labels outside the catalogue are drawn beside no concept', () => {
  expect(latestByConcept([answer('Straw Man', { isSound: true }), answer('Galaxy Brain')])).toEqual({})
})

test('without answers nothing is claimed', () => {
  expect(insightsOf([], () => null, { now: NOW, today: '2026-11-21' })).toMatchObject({
    answers: 0,
    eye: { reading: null, windows: null },
    calibration: { brier: null, sureAndWrong: [] },
    confusions: [],
    history: {},
  })
})
