import { dayOf } from './activity/days.ts'
import { answerId, progressFrom, type TrackedProgress } from './learning/encounters.ts'
import type { CategoryType, Question, Random } from './vocabulary.ts'

const DAY = 86_400_000

/** A repeatable random source for tests: the mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A small question; pass the fields that matter. */
export function someQuestion(given: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    scenario: 'A scenario.',
    options: ['one', 'two', 'three', 'four'],
    correctAnswer: 0,
    fallacyType: 'Straw Man',
    explanation: 'Why one is right.',
    difficulty: 'easy',
    rationales: ['why one', 'why two', 'why three', 'why four'],
    ...given,
  }
}

/** A concept's record after answers on consecutive days, the last at `at` (ms since 1970). */
export function progressAfter(
  itemId: string,
  categoryType: CategoryType,
  answers: readonly boolean[],
  at: number,
): TrackedProgress {
  const history = answers.map((isCorrect, index) => {
    const answeredAt = at - (answers.length - 1 - index) * DAY
    return {
      id: answerId('answer', index),
      at: answeredAt,
      day: dayOf(answeredAt),
      answers: 1,
      right: isCorrect ? 1 : 0,
      lastCorrect: isCorrect,
    }
  })
  const record = progressFrom({ itemId, categoryType }, history)
  if (!record) throw new RangeError('A record needs an answer')
  return record
}
