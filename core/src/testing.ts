import { dayOf, type Time } from './activity/days.ts'
import { findByName, identifiedByLabels } from './concepts/concept-labels.ts'
import { answerId, progressFrom, type TrackedProgress } from './learning/encounters.ts'
import type { CategoryType, IdentifiedQuestion, Question } from './vocabulary.ts'

export { seededRandom } from './quiz/seeded-random.ts'

const DAY = 86_400_000

/** A small question for tests of rules; the test gives the fields that matter. Its concept and options are as their labels say. */
export function someQuestion(given: Partial<Question> = {}): IdentifiedQuestion {
  const question: Question = {
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
  return identifiedByLabels(question, findByName)
}

/** A concept's record after answers on consecutive days, the last at `at` (ms since 1970). */
export function progressAfter(
  itemId: string,
  categoryType: CategoryType,
  answers: readonly boolean[],
  at: Time,
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
