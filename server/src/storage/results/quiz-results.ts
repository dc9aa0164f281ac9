import type { Day } from '@think-twice/core/activity/days'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { orderOptions } from '@think-twice/core/quiz/shuffle'
import { itemAt } from '@think-twice/core/required'
import type { IdentifiedQuestion, Sureness } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import type { QuizResultTable } from '../schema.ts'
import type { AskedQuestion, QuestionStore } from './questions.ts'

/** A finished quiz as stored; profiles are computed on reading. */
export type StoredResult = Omit<QuizResult, 'biasProfiles' | 'sureness'>

/** Stored beside the sent result. */
export type ResultDetails = {
  /** The learner's calendar day when it was finished. */
  day: Day
  sureness: readonly (Sureness | null)[] | null
  /** Tells a repetition from different content under the same id. */
  contentHash: string
  recordsActivity: boolean
}

/** A result with all that mastery and reviews are computed from. The options of a question are in their stored order. */
export type RecordedResult = StoredResult & Pick<ResultDetails, 'day' | 'sureness'>

/** A result with each answer as the option that was chosen, the questions by their id. */
type WholeResult = Omit<StoredResult, 'questions' | 'userAnswers'> & {
  day: Day
  recordsActivity: boolean
  asked: { questionId: number; order: number[]; chosen: number | null; sureness: Sureness | null }[]
}

const SUMMARY_COLUMNS = ['id', 'mode', 'score', 'totalQuestions', 'correctAnswers', 'timestamp', 'timeSpent'] as const
/** The columns that a result is read from. */
export const RESULT_COLUMNS = [...SUMMARY_COLUMNS, 'asked'] as const
type ResultRow = Pick<QuizResultTable, (typeof RESULT_COLUMNS)[number]>

/** Finished quizzes. Questions are stored once, so a result has only their ids. */
export function quizResultStore(connection: Connection, questions: QuestionStore) {
  const ofPerson = (userId: number) => connection.selectFrom('quizResult').where('userId', '=', userId)

  return {
    /** `asked` are the ids of the result's questions and the order of their options. */
    async add(
      userId: number,
      { questions: _, userAnswers, ...summary }: StoredResult,
      asked: readonly Pick<AskedQuestion, 'question' | 'order'>[],
      { sureness, recordsActivity, ...details }: ResultDetails,
    ): Promise<void> {
      const answered = asked.map(
        ({ question, order }, index): AskedQuestion => ({
          question,
          order,
          answer: itemAt(userAnswers, index),
          sureness: sureness?.[index] ?? null,
        }),
      )
      await connection
        .insertInto('quizResult')
        .values({
          ...summary,
          ...details,
          userId,
          asked: JSON.stringify(answered),
          recordsActivity: recordsActivity ? 1 : 0,
        })
        .execute()
    },

    /** A result, its content's hash, and whether it recorded activity; null if it was never saved. */
    async find(
      userId: number,
      id: string,
    ): Promise<(Pick<ResultDetails, 'contentHash' | 'recordsActivity'> & { result: StoredResult }) | null> {
      const row = await ofPerson(userId)
        .where('id', '=', id)
        .select([...RESULT_COLUMNS, 'contentHash', 'recordsActivity'])
        .executeTakeFirst()
      if (!row) return null
      const { contentHash, recordsActivity, ...kept } = readAsked(row)
      const stored = await questions.find(distinctIds([kept]))
      return { contentHash, recordsActivity: recordsActivity === 1, result: resultInRow(kept, stored) }
    },

    /** Which of these ids belong to a result. */
    async storedAmong(userId: number, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await ofPerson(userId).select('id').where('id', 'in', ids).execute()
      return new Set(rows.map(({ id }) => id))
    },

    /** The number of results, and of the questions that they asked. */
    async count(userId: number): Promise<{ results: number; answers: number }> {
      const { results, answers } = await ofPerson(userId)
        .select((eb) => [eb.fn.countAll().as('results'), eb.fn.sum('totalQuestions').as('answers')])
        .executeTakeFirstOrThrow()
      return { results: Number(results), answers: Number(answers) }
    },

    /**
     * The results that recorded activity, which are evidence of what a learner knows; oldest first. Given `most`, only the
     * latest, which have that many questions together.
     */
    async listRecorded(userId: number, most?: number): Promise<RecordedResult[]> {
      const since = most === undefined ? null : await startOfLatest(connection, userId, most)
      const rows = await ofPerson(userId)
        .where('recordsActivity', '=', 1)
        .$if(since !== null, (recorded) => recorded.where('timestamp', '>=', since))
        .select([...RESULT_COLUMNS, 'day'])
        .orderBy('timestamp')
        .orderBy('id')
        .execute()
      const results = rows.map(readAsked)
      const stored = await questions.find(distinctIds(results))
      return results.map(({ asked, ...row }) => {
        const kept = stillStored(asked, stored)
        const sureness = kept.map((each) => each.sureness)
        return {
          ...row,
          questions: kept.map(({ question }) => question),
          userAnswers: kept.map(({ order, answer }) => (answer === UNANSWERED ? UNANSWERED : itemAt(order, answer))),
          sureness: sureness.some((each) => each !== null) ? sureness : null,
        }
      })
    },

    /** The scores of results that recorded activity, finished at `time` or later. */
    async scoresSince(userId: number, time: number): Promise<Pick<StoredResult, 'mode' | 'score' | 'timestamp'>[]> {
      return ofPerson(userId)
        .where('recordsActivity', '=', 1)
        .where('timestamp', '>=', time)
        .select(['mode', 'score', 'timestamp'])
        .execute()
    },

    /** All that is kept about a person's results, oldest first. */
    async listWhole(userId: number): Promise<WholeResult[]> {
      const rows = await ofPerson(userId)
        .select([...RESULT_COLUMNS, 'day', 'recordsActivity'])
        .orderBy('timestamp')
        .orderBy('id')
        .execute()
      return rows.map(readAsked).map(({ recordsActivity, asked, ...row }) => ({
        ...row,
        recordsActivity: recordsActivity === 1,
        asked: asked.map(({ question, order, answer, sureness }) => ({
          questionId: question,
          order,
          chosen: answer === UNANSWERED ? null : itemAt(order, answer),
          sureness,
        })),
      }))
    },
  }
}

/** When the first of the latest recorded results was finished that have this many questions together; null without any. */
async function startOfLatest(connection: Connection, userId: number, questions: number): Promise<number | null> {
  const { since } = await connection
    .selectFrom((eb) =>
      eb
        .selectFrom('quizResult')
        .where('userId', '=', userId)
        .where('recordsActivity', '=', 1)
        .select((of) => [
          'timestamp',
          'totalQuestions',
          of.fn
            .sum<number>('totalQuestions')
            .over((latest) => latest.orderBy('timestamp', 'desc').orderBy('id', 'desc'))
            .as('together'),
        ])
        .as('latest'),
    )
    .where((eb) => eb(eb('together', '-', eb.ref('totalQuestions')), '<', questions))
    .select((eb) => eb.fn.min<number | null>('timestamp').as('since'))
    .executeTakeFirstOrThrow()
  return since
}

/** A row with its list of questions, which is not checked: only `add` writes it. */
export function readAsked<Row extends Pick<QuizResultTable, 'asked'>>(
  row: Row,
): Omit<Row, 'asked'> & { asked: AskedQuestion[] } {
  return { ...row, asked: JSON.parse(row.asked) }
}

/** The ids of all questions that these results asked, each once. */
export function distinctIds(rows: readonly { asked: readonly AskedQuestion[] }[]): number[] {
  return [...new Set(rows.flatMap(({ asked }) => asked.map(({ question }) => question)))]
}

/** The questions of a result that are still stored: a lost one does not hide the others. */
export function stillStored(
  asked: readonly AskedQuestion[],
  stored: ReadonlyMap<number, IdentifiedQuestion>,
): (Omit<AskedQuestion, 'question'> & { question: IdentifiedQuestion })[] {
  return asked.flatMap(({ question: id, ...answered }) => {
    const question = stored.get(id)
    return question ? [{ ...answered, question }] : []
  })
}

/** A result of which the questions have been read. */
export function resultInRow(
  { asked, ...summary }: ReturnType<typeof readAsked<ResultRow>>,
  stored: ReadonlyMap<number, IdentifiedQuestion>,
): StoredResult {
  const kept = stillStored(asked, stored)
  return {
    ...summary,
    questions: kept.map(({ question, order }) => orderOptions(question, order)),
    userAnswers: kept.map(({ answer }) => answer),
  }
}
