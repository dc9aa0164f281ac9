import { answerId, encountersOf } from '@think-twice/core/learning/encounters'
import { type Answer, NO_FLAW_CHOICE } from '@think-twice/core/learning/evidence'
import { NO_FLAW } from '@think-twice/core/wording/question-line'
import type { RecordedResult } from '../storage/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { findConcept, scenarioOf } from './catalogue.ts'

/**
 * All answers of a learner: those of quizzes come from their results, the others from the answer table, so each is
 * stored once.
 */
export async function answersOf({ quizResults, answers }: Stores, userId: number): Promise<Answer[]> {
  const results = await quizResults.recorded(userId)
  return [...results.flatMap(answersInResult), ...(await answers.list(userId))]
}

/** The answers of one result, in question order. */
export function answersInResult(result: RecordedResult): Answer[] {
  return encountersOf(result, findConcept).map((encounter, index) => {
    const question = result.questions[index]!
    return {
      ...encounter,
      id: answerId(result.id, index),
      source: 'quiz',
      at: result.timestamp,
      day: result.day,
      isSound: false,
      scenarioId: scenarioOf(question),
      choice: choiceOf(question.options[result.userAnswers[index]!]),
      sureness: result.sureness?.[index] ?? null,
    }
  })
}

/** What was named; null for an act, an unknown label, or no answer. */
export function choiceOf(option: string | undefined): string | null {
  if (option === undefined) return null
  if (option === NO_FLAW.fallacy || option === NO_FLAW.bias || option === NO_FLAW_CHOICE) return NO_FLAW_CHOICE
  return findConcept(option)?.id ?? null
}
