import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import { type QuestionStore, questionIn } from './questions.ts'
import { distinctIds, RESULT_COLUMNS, readAsked, resultInRow, type StoredResult, stillStored } from './quiz-results.ts'

/** A result in short; `missed` are the questions that profiles are computed from. */
export type SummaryWithMissed = Omit<StoredResult, 'questions' | 'userAnswers'> & { missed: IdentifiedQuestion[] }

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
    ): Promise<{ results: StoredResult[]; hasMore: boolean }> {
      const rows = await newestFirst(connection, userId, start, limit + 1)
        .select(RESULT_COLUMNS)
        .execute()
      const stored = new Map<number, IdentifiedQuestion>()
      const lengths = new Map<number, number>()
      const results: StoredResult[] = []
      let size = 0
      for (const row of rows.slice(0, limit).map(readAsked)) {
        if (size >= bytes) return { results, hasMore: true }
        // Read as they are needed, because the questions of later results may not fit on the page.
        const unread = distinctIds([row]).filter((id) => !stored.has(id))
        for (const { id, body } of await questions.bodies(unread)) {
          stored.set(id, questionIn(body))
          lengths.set(id, Buffer.byteLength(body))
        }
        results.push(resultInRow(row, stored))
        size += row.asked.reduce((sum, { question }) => sum + (lengths.get(question) ?? 0), ROW_BYTES)
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
      const rows = found.slice(0, limit).map(readAsked)
      const stored = await questions.find(distinctIds(rows.filter(({ mode }) => assessedBy(mode) !== null)))
      const summaries = rows.map(({ asked, ...summary }) => {
        if (assessedBy(summary.mode) === null) return { ...summary, missed: [] }
        const missed = stillStored(asked, stored)
          .filter(({ question, order, answer }) => order[answer] !== question.correctAnswer)
          .map(({ question }) => question)
        return { ...summary, missed }
      })
      return { summaries, hasMore: found.length > limit }
    },

    /** The questions of the latest results, each as often as it was asked; their options are sorted. */
    async latestQuestions(userId: number, latest: number): Promise<IdentifiedQuestion[]> {
      const rows = (await newestFirst(connection, userId, {}, latest).select('asked').execute()).map(readAsked)
      const stored = await questions.find(distinctIds(rows))
      return rows.flatMap(({ asked }) => stillStored(asked, stored)).map(({ question }) => question)
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
