import type { Day } from '@think-twice/core/activity/days'
import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import type { Question, Sureness } from '@think-twice/core/vocabulary'
import type { Connection } from './connection.ts'
import {
  decodeAnswers,
  decodeQuestion,
  decodeSureness,
  distinctIds,
  encodeAnswers,
  encodeQuestion,
  encodeSureness,
  idsIn,
  isMissed,
  questionIn,
} from './question-encoding.ts'
import type { QuestionStore } from './questions.ts'
import type { QuizResultTable } from './schema.ts'
import { rowsStatement } from './statement.ts'

/** A finished quiz as stored; profiles are computed on reading. */
export type KeptResult = Omit<QuizResult, 'biasProfiles' | 'sureness'>

/** What is stored beside the sent result: the learner's day and sureness. */
export type Circumstances = { day: Day; sureness: readonly (Sureness | null)[] | null }

/** A result with all that mastery and reviews are computed from. */
export type RecordedResult = KeptResult & Circumstances

/** A result in short; `missed` are the questions that profiles are computed from. */
export type SummaryWithMissed = Omit<KeptResult, 'questions' | 'userAnswers'> & { missed: Question[] }

/** What was stored to recognize a repeated delivery and to answer it again. */
export type SaveReceipt = { contentHash: string; changes: string | null }

/** Rows whose questions are loaded together while filling a page. */
const AT_ONCE = 8
/** Bytes a result takes beside its questions, which are repeated under each result. */
const ROW_BYTES = 400

/** Where a page starts: before this time, or at it with an id below `beforeId`. */
export type PageStart = { before?: number | undefined; beforeId?: string | undefined }

const SUMMARY_COLUMNS = ['id', 'mode', 'score', 'totalQuestions', 'correctAnswers', 'timestamp', 'timeSpent'] as const
const COLUMNS = [...SUMMARY_COLUMNS, 'questionIds', 'optionOrders', 'userAnswers'] as const

const ALL_COLUMNS = ['userId', ...COLUMNS, 'contentHash', 'changes', 'day', 'sureness'] as const

const addRows = rowsStatement<QuizResultTable>(ALL_COLUMNS, (database, rows) =>
  database.insertInto('quizResult').values(rows),
)

/** Finished quizzes. Questions are kept once for everybody, so a result has only their ids. */
export function quizResultStore(connection: Connection, questions: QuestionStore) {
  const newestFirst = (userId: number, { before, beforeId }: PageStart, limit: number) => {
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

  return {
    async add(
      userId: number,
      result: KeptResult,
      { sureness, day, ...receipt }: SaveReceipt & Circumstances,
    ): Promise<void> {
      const { questions: asked, userAnswers, ...summary } = result
      const encoded = asked.map(encodeQuestion)
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
      await addRows(connection, [row])
    },

    /** What a repeated delivery is answered from; null if it was never saved. */
    async findSaved(userId: number, id: string): Promise<(SaveReceipt & { result: KeptResult }) | null> {
      const row = await connection
        .selectFrom('quizResult')
        .select([...COLUMNS, 'contentHash', 'changes'])
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { contentHash, changes, ...kept } = row
      const [result] = await withQuestions([kept])
      return { contentHash, changes, result: result! }
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

    /** Complete results, newest first: at most `limit`, ending with the one whose questions reach `bytes`. */
    async list(
      userId: number,
      start: PageStart,
      { limit, bytes }: { limit: number; bytes: number },
    ): Promise<{ results: KeptResult[]; hasMore: boolean }> {
      const rows = await newestFirst(userId, start, limit + 1)
        .select(COLUMNS)
        .execute()
      const known = new Map<number, { question: Question; bytes: number }>()
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
        const asked = idsIn(row.questionIds).map((id) => known.get(id)!)
        results.push(resultInRow(row, (id) => known.get(id)!.question))
        size += asked.reduce((sum, question) => sum + question.bytes, ROW_BYTES)
      }
      return { results, hasMore: rows.length > limit }
    },

    /** The results that recorded activity, oldest first. */
    async recorded(userId: number): Promise<RecordedResult[]> {
      const rows = await connection
        .selectFrom('quizResult')
        .select([...COLUMNS, 'day', 'sureness'])
        .where('userId', '=', userId)
        .where('changes', 'is not', null)
        .orderBy('timestamp')
        .orderBy('id')
        .execute()
      const results = await withQuestions(rows.map(({ day: _, sureness: __, ...row }) => row))
      return results.map((result, index) => {
        const { day, sureness } = rows[index]!
        return { ...result, day, sureness: sureness === null ? null : decodeSureness(sureness) }
      })
    },

    /** The scores of results that recorded activity since a time. */
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

    /** Without questions and answers, newest first; assessments include the missed questions. */
    async summaries(userId: number, start: PageStart, limit: number): Promise<SummaryWithMissed[]> {
      const rows = await newestFirst(userId, start, limit).select(COLUMNS).execute()
      const assessments = rows.filter(({ mode }) => assessedBy(mode) !== null)
      const kept = await questions.find(distinctIds(assessments))
      return rows.map(({ questionIds, optionOrders, userAnswers, ...summary }) => {
        if (assessedBy(summary.mode) === null) return { ...summary, missed: [] }
        const answers = decodeAnswers(userAnswers)
        const missed = idsIn(questionIds).flatMap((id, index) => {
          const question = kept.get(id)!
          return isMissed(question, optionOrders[index]!, answers[index]!) ? [question] : []
        })
        return { ...summary, missed }
      })
    },

    /** The questions of the latest results, each as often as it was asked; their options are sorted. */
    async latestQuestions(userId: number, latest: number): Promise<Question[]> {
      const rows = await newestFirst(userId, {}, latest).select('questionIds').execute()
      const kept = await questions.find(distinctIds(rows))
      return rows.flatMap(({ questionIds }) => idsIn(questionIds)).map((id) => kept.get(id)!)
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

  async function withQuestions(rows: Pick<QuizResultTable, (typeof COLUMNS)[number]>[]): Promise<KeptResult[]> {
    const kept = await questions.find(distinctIds(rows))
    return rows.map((row) => resultInRow(row, (id) => kept.get(id)!))
  }
}

function resultInRow(
  { questionIds, optionOrders, userAnswers, ...summary }: Pick<QuizResultTable, (typeof COLUMNS)[number]>,
  question: (id: number) => Question,
): KeptResult {
  return {
    ...summary,
    questions: idsIn(questionIds).map((id, index) => decodeQuestion(question(id), optionOrders[index]!)),
    userAnswers: decodeAnswers(userAnswers),
  }
}
