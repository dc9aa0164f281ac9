import { expect, test } from 'vitest'
import { someAnswer } from '../rules.fixture.ts'
import type { Answer } from './evidence.ts'
import { insightsOf, latestByConcept, practiceOf, sureAndWrong } from './insights.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const answer = (itemId: string, given: Partial<Answer> = {}) => someAnswer({ itemId, at: NOW, ...given })

test('concepts missed while sure are listed most frequent first, and by name when equal', () => {
  const missed = { isCorrect: false, sureness: 'sure' } as const
  const answers = [
    answer('straw-man', missed),
    answer('ambiguity', missed),
    answer('tu-quoque', missed),
    answer('tu-quoque', missed),
  ]

  expect(sureAndWrong(answers)).toEqual([
    { itemId: 'tu-quoque', times: 2 },
    { itemId: 'ambiguity', times: 1 },
    { itemId: 'straw-man', times: 1 },
  ])
})

test('right answers, unsure answers, and wrongly accused good arguments are not mistakes made while sure', () => {
  const answers = [
    answer('straw-man', { sureness: 'sure' }),
    answer('straw-man', { isCorrect: false, sureness: 'fairly' }),
    answer('straw-man', { isCorrect: false, sureness: 'sure', isSound: true }),
  ]

  expect(sureAndWrong(answers)).toEqual([])
})

test('the latest eight of nine answers about a concept are shown, oldest first, in any order of arrival', () => {
  const answers = Array.from({ length: 9 }, (_, index) =>
    answer('anchoring', { id: `a${index}`, at: NOW + index, isCorrect: index !== 1 }),
  )

  expect(latestByConcept(answers.toReversed())).toEqual({
    anchoring: [false, true, true, true, true, true, true, true],
  })
})

test('good arguments and labels outside the catalog do not appear in any concept’s history', () => {
  expect(latestByConcept([answer('straw-man', { isSound: true }), answer('Galaxy Brain')])).toEqual({})
})

test('practice counts its own answers, sound ones too, and each day once', () => {
  const answers = [
    answer('straw-man', { source: 'practice', day: '2026-11-20' }),
    answer('straw-man', { source: 'practice', day: '2026-11-21', isSound: true }),
    answer('anchoring', { source: 'practice', day: '2026-11-21' }),
    answer('anchoring', { source: 'quiz', day: '2026-11-22' }),
  ]
  expect(practiceOf(answers)).toEqual({ answers: 3, days: 2 })
})

test('insights claim nothing without answers', () => {
  expect(insightsOf([], () => null, { now: NOW, today: '2026-11-21' })).toMatchObject({
    answers: 0,
    eye: { reading: null, windows: null },
    calibration: { brier: null, sureAndWrong: [] },
    confusions: [],
    history: {},
  })
})
