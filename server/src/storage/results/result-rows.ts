import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { required } from '@think-twice/core/required'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { decodeAnswers, decodeQuestion, distinctIds, idsIn } from '../questions/question-encoding.ts'
import type { QuestionStore } from '../questions/questions.ts'
import type { QuizResultTable } from '../schema.ts'

/** A finished quiz as stored; profiles are computed on reading. */
export type KeptResult = Omit<QuizResult, 'biasProfiles' | 'sureness'>

const SUMMARY_COLUMNS = ['id', 'mode', 'score', 'totalQuestions', 'correctAnswers', 'timestamp', 'timeSpent'] as const
/** What a result is read from. */
export const RESULT_COLUMNS = [...SUMMARY_COLUMNS, 'questionIds', 'optionOrders', 'userAnswers'] as const
type ResultRow = Pick<QuizResultTable, (typeof RESULT_COLUMNS)[number]>

/** The results with their questions, which are read together. */
export async function withQuestions(questions: QuestionStore, rows: readonly ResultRow[]): Promise<KeptResult[]> {
  const kept = await questions.find(distinctIds(rows))
  return rows.map((row) => resultInRow(row, (id) => required(kept.get(id), 'a question of a result')))
}

/** A result of which the questions have been read. */
export function resultInRow(
  { questionIds, optionOrders, userAnswers, ...summary }: ResultRow,
  question: (id: number) => IdentifiedQuestion,
): KeptResult {
  return {
    ...summary,
    questions: idsIn(questionIds).map((id, index) => decodeQuestion(question(id), optionOrders.charAt(index))),
    userAnswers: decodeAnswers(userAnswers),
  }
}
