import type { Day } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/item-at'
import type { Sureness } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import { encodeAnswers, encodeQuestions, encodeSureness } from '../questions/question-encoding.ts'
import type { QuestionStore } from '../questions/questions.ts'
import { type KeptResult, RESULT_COLUMNS, withQuestions } from './result-rows.ts'

/** What is stored beside the sent result: the learner's day and sureness. */
export type DayAndSureness = { day: Day; sureness: readonly (Sureness | null)[] | null }

/** What was stored to recognize a repeated delivery and to answer it again. */
export type SaveReceipt = { contentHash: string; changes: string | null }

/** Finished quizzes. Questions are kept once for everybody, so a result has only their ids. */
export function quizResultStore(connection: Connection, questions: QuestionStore) {
  return {
    async add(
      userId: number,
      result: KeptResult,
      { sureness, day, ...receipt }: SaveReceipt & DayAndSureness,
    ): Promise<void> {
      const { questions: asked, userAnswers, ...summary } = result
      const encoded = encodeQuestions(asked)
      const ids = await questions.keep(encoded)
      const row = {
        ...summary,
        ...receipt,
        userId,
        day,
        sureness: sureness && encodeSureness(sureness),
        questionIds: ids.join(' '),
        optionOrders: encoded.map(({ order }) => order).join(''),
        userAnswers: encodeAnswers(userAnswers),
      }
      await connection.insertInto('quizResult').values(row).execute()
    },

    /** What the reply to a repeated delivery is made from; null if the result was never saved. */
    async findSaved(userId: number, id: string): Promise<(SaveReceipt & { result: KeptResult }) | null> {
      const row = await connection
        .selectFrom('quizResult')
        .select([...RESULT_COLUMNS, 'contentHash', 'changes'])
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { contentHash, changes, ...kept } = row
      const result = itemAt(await withQuestions(questions, [kept]), 0)
      return { contentHash, changes, result }
    },

    /** Which of these ids belong to a result. */
    async keptAmong(userId: number, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await connection
        .selectFrom('quizResult')
        .select('id')
        .where('userId', '=', userId)
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },

    /** How many results there are, and how many questions they asked. */
    async count(userId: number): Promise<{ results: number; answers: number }> {
      const { results, answers } = await connection
        .selectFrom('quizResult')
        .select((eb) => [eb.fn.countAll().as('results'), eb.fn.sum('totalQuestions').as('answers')])
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return { results: Number(results), answers: Number(answers) }
    },
  }
}
