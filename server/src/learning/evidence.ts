import { answerId, encountersOf } from '@think-twice/core/learning/encounters'
import { type Answer, choiceOf } from '@think-twice/core/learning/evidence'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { required } from '@think-twice/core/required'
import type { RecordedResult } from '../storage/results/recorded-results.ts'
import type { Stores } from '../storage/stores.ts'
import { isSoundQuestion } from './catalog.ts'

/**
 * All answers of a learner: those of quizzes come from their results, the others from the answer table, so each is
 * stored once.
 */
export async function answersOf({ recordedResults, answers }: Stores, userId: number): Promise<Answer[]> {
  const results = await recordedResults.list(userId)
  return [...results.flatMap(answersInResult), ...(await answers.list(userId))]
}

/** The answers of one result, in question order. */
export function answersInResult(result: RecordedResult): Answer[] {
  return encountersOf(result, isSoundQuestion).map((encounter, index) => {
    const question = required(result.questions[index], 'the question of an answer')
    return {
      ...encounter,
      id: answerId(result.id, index),
      source: 'quiz',
      at: result.timestamp,
      day: result.day,
      scenarioId: question.scenarioId ?? null,
      choice: choiceOf(question.meanings[result.userAnswers[index] ?? UNANSWERED]),
      sureness: result.sureness?.[index] ?? null,
    }
  })
}
