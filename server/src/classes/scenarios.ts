import { liveOptionOrder } from '@think-twice/core/class/class-rounds'
import { BANK } from '@think-twice/core/content/bank'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { practiceIndex, practiceQuestions } from '@think-twice/core/publishing/publish'
import { orderOptions } from '@think-twice/core/quiz/shuffle'
import { required } from '@think-twice/core/required'
import type { StoredRound } from '../storage/classes/class-rounds.ts'

/** What rounds are made of. */
export const PRACTICE_POOL = practiceIndex(BANK)

const QUESTIONS = new Map(
  BANK.flatMap(({ concept, scenarios }) => practiceQuestions(concept, scenarios)).map((each) => [each.id, each]),
)

/**
 * The scenario at a position, with its options in the order that the round gives to everybody. A scenario never leaves the
 * bank within the life of a class: ids are permanent.
 */
export function questionAt(
  { roundId, kind, scenarioIds }: Pick<StoredRound, 'roundId' | 'kind' | 'scenarioIds'>,
  position: number,
): PracticeQuestion {
  const question = required(QUESTIONS.get(scenarioIds[position] ?? ''), 'a scenario of a round')
  if (kind === 'assigned') return question
  return orderOptions(question, liveOptionOrder(roundId, position, question.options.length))
}
