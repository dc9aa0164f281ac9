import { itemAt } from '@think-twice/core/item-at'
import type { Connection } from '../engine/engine.ts'
import { decodeSureness } from '../questions/question-encoding.ts'
import type { QuestionStore } from '../questions/questions.ts'
import type { DayAndSureness } from './quiz-results.ts'
import { type KeptResult, RESULT_COLUMNS, withQuestions } from './result-rows.ts'

/** A result with all that mastery and reviews are computed from. */
export type RecordedResult = KeptResult & DayAndSureness

/** The results that recorded activity, which are evidence of what a learner knows. */
export function recordedResultStore(connection: Connection, questions: QuestionStore) {
  return {
    /** Oldest first. */
    async list(userId: number): Promise<RecordedResult[]> {
      const rows = await connection
        .selectFrom('quizResult')
        .select([...RESULT_COLUMNS, 'day', 'sureness'])
        .where('userId', '=', userId)
        .where('changes', 'is not', null)
        .orderBy('timestamp')
        .orderBy('id')
        .execute()
      const results = await withQuestions(
        questions,
        rows.map(({ day: _, sureness: __, ...row }) => row),
      )
      return results.map((result, index) => {
        const { day, sureness } = itemAt(rows, index)
        return { ...result, day, sureness: sureness === null ? null : decodeSureness(sureness) }
      })
    },

    async scoresSince(userId: number, time: number): Promise<Pick<KeptResult, 'mode' | 'score' | 'timestamp'>[]> {
      const rows = await connection
        .selectFrom('quizResult')
        .select(['mode', 'score', 'timestamp'])
        .where('userId', '=', userId)
        .where('timestamp', '>=', time)
        .where('changes', 'is not', null)
        .execute()
      return rows
    },
  }
}
