import type { Question, Random } from './vocabulary.ts'

/** Repeatable chance for tests: the mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A small question of its own for tests of rules; the fields that matter are given. */
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
