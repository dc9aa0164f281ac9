import type { Day } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/item-at'
import type { Sureness } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import { decodeAnswers, decodeSureness, distinctIds, idsIn, positionsOf } from '../questions/question-encoding.ts'
import type { QuestionStore } from '../questions/questions.ts'
import type { KeptResult } from './result-rows.ts'

/** A result with each answer as it was given, the questions by their id. */
type WholeResult = Omit<KeptResult, 'questions' | 'userAnswers'> & {
  day: Day
  asked: { questionId: number; order: number[]; chosen: number | null; sureness: Sureness | null }[]
  changes: Record<string, unknown> | null
}

/** Results read at a time when looking through everybody's. */
const RESULTS_AT_ONCE = 5000

/** Results with all that is kept about them, for exporting and for deleting them. */
export function wholeResultStore(connection: Connection, questions: QuestionStore) {
  return {
    /** All that is kept about a person's results, oldest first. */
    async list(userId: number): Promise<WholeResult[]> {
      const rows = await connection
        .selectFrom('quizResult')
        .select(['id', 'mode', 'score', 'totalQuestions', 'correctAnswers', 'timestamp', 'timeSpent'])
        .select(['questionIds', 'optionOrders', 'userAnswers', 'changes', 'day', 'sureness'])
        .where('userId', '=', userId)
        .orderBy('timestamp')
        .orderBy('id')
        .execute()
      return rows.map(({ questionIds, optionOrders, userAnswers, changes, sureness, ...row }) => {
        const answers = decodeAnswers(userAnswers)
        const said = sureness === null ? [] : decodeSureness(sureness)
        const asked = idsIn(questionIds).map((questionId, index) => {
          const order = positionsOf(optionOrders.charAt(index))
          return {
            questionId,
            order: [...order],
            chosen: order[itemAt(answers, index)] ?? null,
            sureness: said[index] ?? null,
          }
        })
        // Only the server writes it, and the contract of the export checks it on its way out.
        return { ...row, asked, changes: changes === null ? null : JSON.parse(changes) }
      })
    },

    /** The ids of the questions that only this person was asked, except those whose hash is to stay. */
    async questionsOfNobodyElse(userId: number, stays: (hash: string) => boolean): Promise<number[]> {
      const own = await connection.selectFrom('quizResult').select('questionIds').where('userId', '=', userId).execute()
      const alone = new Set(await questions.without(distinctIds(own), stays))
      let after = { userId: 0, id: '' }
      // The ids are inside a text, so everybody else's results are read through, a page at a time.
      while (alone.size > 0) {
        const page = await connection
          .selectFrom('quizResult')
          .select(['userId', 'id', 'questionIds'])
          .where((eb) => eb(eb.refTuple('userId', 'id'), '>', eb.tuple(after.userId, after.id)))
          .where('userId', '!=', userId)
          .orderBy('userId')
          .orderBy('id')
          .limit(RESULTS_AT_ONCE)
          .execute()
        for (const { questionIds } of page) for (const id of idsIn(questionIds)) alone.delete(id)
        const last = page.at(-1)
        if (!last) break
        after = last
      }
      return [...alone]
    },
  }
}
