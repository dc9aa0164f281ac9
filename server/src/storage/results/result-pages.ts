import { itemAt } from '@think-twice/core/item-at'
import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import { required } from '@think-twice/core/required'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import { decodeAnswers, distinctIds, idsIn, isMissed, questionIn } from '../questions/question-encoding.ts'
import type { QuestionStore } from '../questions/questions.ts'
import { type KeptResult, RESULT_COLUMNS, resultInRow } from './result-rows.ts'

/** A result in short; `missed` are the questions that profiles are computed from. */
export type SummaryWithMissed = Omit<KeptResult, 'questions' | 'userAnswers'> & { missed: IdentifiedQuestion[] }

/** Rows whose questions are loaded together while filling a page. */
const AT_ONCE = 8
/** Bytes a result takes beside its questions, which are repeated under each result. */
const ROW_BYTES = 400

/** Where a page starts: before this time, or at it with an id below `beforeId`. */
export type PageStart = { before?: number | undefined; beforeId?: string | undefined }

/** A person's results page by page, newest first. */
export function resultPageStore(connection: Connection, questions: QuestionStore) {
  return {
    /** Complete results: at most `limit`, ending with the one whose questions reach `bytes`. */
    async list(
      userId: number,
      start: PageStart,
      { limit, bytes }: { limit: number; bytes: number },
    ): Promise<{ results: KeptResult[]; hasMore: boolean }> {
      const rows = await newestFirst(connection, userId, start, limit + 1)
        .select(RESULT_COLUMNS)
        .execute()
      const known = new Map<number, { question: IdentifiedQuestion; bytes: number }>()
      const results: KeptResult[] = []
      let size = 0
      for (const [index, row] of rows.slice(0, limit).entries()) {
        if (size >= bytes) return { results, hasMore: true }
        if (index % AT_ONCE === 0) {
          const unread = distinctIds(rows.slice(index, index + AT_ONCE)).filter((id) => !known.has(id))
          for (const { id, body } of await questions.bodies(unread)) {
            known.set(id, { question: questionIn(body), bytes: Buffer.byteLength(body) })
          }
        }
        const asked = (id: number) => required(known.get(id), 'a question of this page')
        results.push(resultInRow(row, (id) => asked(id).question))
        size += idsIn(row.questionIds).reduce((sum, id) => sum + asked(id).bytes, ROW_BYTES)
      }
      return { results, hasMore: rows.length > limit }
    },

    /** Results without questions and answers; assessments include the missed questions. */
    async summaries(
      userId: number,
      start: PageStart,
      limit: number,
    ): Promise<{ summaries: SummaryWithMissed[]; hasMore: boolean }> {
      const found = await newestFirst(connection, userId, start, limit + 1)
        .select(RESULT_COLUMNS)
        .execute()
      const rows = found.slice(0, limit)
      const assessments = rows.filter(({ mode }) => assessedBy(mode) !== null)
      const kept = await questions.find(distinctIds(assessments))
      const summaries = rows.map(({ questionIds, optionOrders, userAnswers, ...summary }) => {
        if (assessedBy(summary.mode) === null) return { ...summary, missed: [] }
        const answers = decodeAnswers(userAnswers)
        const missed = idsIn(questionIds).flatMap((id, index) => {
          const question = required(kept.get(id), 'a question of an assessment')
          return isMissed(question, optionOrders.charAt(index), itemAt(answers, index)) ? [question] : []
        })
        return { ...summary, missed }
      })
      return { summaries, hasMore: found.length > limit }
    },

    /** The questions of the latest results, each as often as it was asked; their options are sorted. */
    async latestQuestions(userId: number, latest: number): Promise<IdentifiedQuestion[]> {
      const rows = await newestFirst(connection, userId, {}, latest).select('questionIds').execute()
      const kept = await questions.find(distinctIds(rows))
      return rows
        .flatMap(({ questionIds }) => idsIn(questionIds))
        .map((id) => required(kept.get(id), 'a question that was asked'))
    },
  }
}

function newestFirst(connection: Connection, userId: number, { before, beforeId }: PageStart, limit: number) {
  const all = connection
    .selectFrom('quizResult')
    .where('userId', '=', userId)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before === undefined) return all
  if (beforeId === undefined) return all.where('timestamp', '<', before)
  return all.where((eb) =>
    eb.or([eb('timestamp', '<', before), eb.and([eb('timestamp', '=', before), eb('id', '<', beforeId)])]),
  )
}
