import { dayOf } from '@think-twice/core/activity/days'
import { conceptFinder } from '@think-twice/core/concepts/concept-lookup'
import { BANK } from '@think-twice/core/content/bank'
import { answerId, type DatedAnswers, encountersOf, progressFrom } from '@think-twice/core/learning/encounters'
import type { Question } from '@think-twice/core/vocabulary'
import { sql, type Transaction } from 'kysely'
import { decodeAnswers, decodeQuestion, questionIn } from '../questions/question-encoding.ts'
import type { AnswerTable, Tables } from '../schema.ts'

const findConcept = conceptFinder(BANK.map(({ concept }) => concept))

type StoredAnswers = DatedAnswers & { itemId: string }
type PracticeAnswer = { key: string; itemId: string; isCorrect: number }

/**
 * Dates every learner's answers. Saved quizzes have a time; the other answers have none, so they count as one day, the
 * day their concept was last met, with the remaining counts.
 */
export async function dateAnswers(transaction: Transaction<Tables>): Promise<void> {
  const learners = await transaction.selectFrom('learner').select(['userId', 'timeZone']).orderBy('userId').execute()
  for (const { userId, timeZone } of learners) await dateAnswersOf(transaction, userId, timeZone ?? undefined)
}

async function dateAnswersOf(
  transaction: Transaction<Tables>,
  userId: number,
  zone: string | undefined,
): Promise<void> {
  const ofQuizzes = await dateResults(transaction, userId, zone)
  const { rows: practiced } =
    await sql<PracticeAnswer>`select ${sql.ref('key')}, ${sql.ref('itemId')}, ${sql.ref('isCorrect')} from ${sql.table('practiceAnswer')} where ${sql.ref('userId')} = ${userId}`.execute(
      transaction,
    )
  const records = await transaction
    .selectFrom('progress')
    .select(['itemId', 'categoryType', 'timesEncountered', 'timesCorrect', 'lastEncountered', 'lastCorrect'])
    .where('userId', '=', userId)
    .execute()

  for (const { itemId, categoryType, timesEncountered, timesCorrect, lastEncountered, lastCorrect } of records) {
    const inQuizzes = ofQuizzes.filter((answers) => answers.itemId === itemId)
    const keyed = practiced.filter((answer) => answer.itemId === itemId)
    const day = dayOf(lastEncountered, zone)
    const undated: Pick<AnswerTable, 'key' | 'source' | 'isCorrect'>[] = keyed.map(({ key, isCorrect }) => ({
      key,
      source: 'practice',
      isCorrect,
    }))
    const count = timesEncountered - inQuizzes.length - keyed.length
    const right = timesCorrect - rightIn(inQuizzes) - keyed.filter(({ isCorrect }) => isCorrect === 1).length
    for (let index = 0; index < count; index++) {
      // The last answer is as right or wrong as the record says the latest one was.
      const isCorrect = lastCorrect === 1 ? index >= count - right : index < right
      undated.push({
        key: `earlier-${itemKey(itemId)}-${String(index).padStart(6, '0')}`,
        source: 'earlier',
        isCorrect: isCorrect ? 1 : 0,
      })
    }
    for (const answer of undated) {
      await transaction
        .insertInto('answer')
        .values({
          ...answer,
          userId,
          at: lastEncountered,
          day,
          itemId,
          categoryType,
          isSound: 0,
          scenarioId: null,
          choice: null,
          sureness: null,
        })
        .execute()
    }
    const history: DatedAnswers[] = [
      ...inQuizzes,
      ...undated.map(({ key, isCorrect }) => ({
        id: key,
        at: lastEncountered,
        day,
        answers: 1,
        right: isCorrect,
        lastCorrect: isCorrect === 1,
      })),
    ]
    const record = progressFrom({ itemId, categoryType }, history)
    if (record === null) continue
    const { state, ...rest } = record
    await transaction
      .updateTable('progress')
      .set({
        masteryLevel: rest.masteryLevel,
        timesEncountered: rest.timesEncountered,
        timesCorrect: rest.timesCorrect,
        lastEncountered: rest.lastEncountered,
        lastCorrect: rest.lastCorrect ? 1 : 0,
        lastAnswerId: rest.lastAnswerId,
        pastRight: state.pastRight,
        pastWeight: state.pastWeight,
        day: state.day,
        dayAnswers: state.answers,
        dayRight: state.right,
      })
      .where('userId', '=', userId)
      .where('itemId', '=', itemId)
      .execute()
  }
}

/** Gives every result its day, and returns the answers of those that recorded activity. */
async function dateResults(
  transaction: Transaction<Tables>,
  userId: number,
  zone: string | undefined,
): Promise<StoredAnswers[]> {
  const results = await transaction
    .selectFrom('quizResult')
    .select(['id', 'mode', 'timestamp', 'questionIds', 'optionOrders', 'userAnswers', 'changes'])
    .where('userId', '=', userId)
    .execute()
  const questions = new Map<number, Question>()
  const dated: StoredAnswers[] = []
  for (const { id, mode, timestamp, questionIds, optionOrders, userAnswers, changes } of results) {
    const day = dayOf(timestamp, zone)
    await transaction.updateTable('quizResult').set({ day }).where('userId', '=', userId).where('id', '=', id).execute()
    if (changes === null) continue
    const asked: Question[] = []
    for (const [index, questionId] of questionIds.split(' ').map(Number).entries()) {
      const known = questions.get(questionId) ?? (await questionOf(transaction, questionId))
      questions.set(questionId, known)
      asked.push(decodeQuestion(known, optionOrders.charAt(index)))
    }
    const quiz = { mode, questions: asked, userAnswers: decodeAnswers(userAnswers) }
    for (const [index, { itemId, isCorrect }] of encountersOf(quiz, findConcept).entries()) {
      dated.push({
        id: answerId(id, index),
        at: timestamp,
        day,
        itemId,
        answers: 1,
        right: isCorrect ? 1 : 0,
        lastCorrect: isCorrect,
      })
    }
  }
  return dated
}

async function questionOf(transaction: Transaction<Tables>, id: number): Promise<Question> {
  const { body } = await transaction
    .selectFrom('question')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return questionIn(body)
}

function rightIn(answers: readonly DatedAnswers[]): number {
  return answers.reduce((sum, { right }) => sum + right, 0)
}

/** Short enough for a key, and unlike any key a client makes. */
function itemKey(itemId: string): string {
  return encodeURIComponent(itemId)
}
