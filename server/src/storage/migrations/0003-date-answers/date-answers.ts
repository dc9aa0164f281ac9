import type { Transaction } from 'kysely'
import { recordedName } from './concept-names.ts'
import { daysIn } from './days.ts'
import { isRight, type KeptQuestion, questionIn } from './kept-answers.ts'
import { masteryLevelOf, masteryStateOf } from './mastery.ts'
import type { EarlierTables } from './tables.ts'

type DatedAnswer = { id: string; at: number; day: string; isCorrect: boolean }
type QuizAnswer = DatedAnswer & { itemId: string }
type PracticeAnswer = Pick<EarlierTables['practiceAnswer'], 'key' | 'isCorrect'>
type UndatedAnswer = Pick<EarlierTables['answer'], 'key' | 'source' | 'isCorrect'>
type EarlierRecord = Pick<EarlierTables['progress'], 'itemId' | 'timesEncountered' | 'timesCorrect' | 'lastCorrect'>

/**
 * Dates every learner's answers. Saved quizzes have a time; the other answers have none, so they count as one day, the
 * day their concept was last met, with the remaining counts.
 *
 * This folder has its own copies of the rules and the names, as they were in this version, and they never change:
 * otherwise a later change of a rule would change what an old database becomes.
 */
export async function dateAnswers(transaction: Transaction<EarlierTables>): Promise<void> {
  const learners = await transaction.selectFrom('learner').select(['userId', 'timeZone']).orderBy('userId').execute()
  for (const { userId, timeZone } of learners) await dateAnswersOf(transaction, userId, daysIn(timeZone))
}

async function dateAnswersOf(
  transaction: Transaction<EarlierTables>,
  userId: number,
  dayOf: (time: number) => string,
): Promise<void> {
  const ofQuizzes = await dateResults(transaction, userId, dayOf)
  const practiced = await transaction
    .selectFrom('practiceAnswer')
    .select(['key', 'itemId', 'isCorrect'])
    .where('userId', '=', userId)
    .execute()
  const records = await transaction
    .selectFrom('progress')
    .select(['itemId', 'categoryType', 'timesEncountered', 'timesCorrect', 'lastEncountered', 'lastCorrect'])
    .where('userId', '=', userId)
    .execute()

  for (const record of records) {
    const { itemId, categoryType, lastEncountered: at } = record
    const inQuizzes = ofQuizzes.filter((answer) => answer.itemId === itemId)
    const keyed = practiced.filter((answer) => answer.itemId === itemId)
    const undated = undatedAnswers(record, inQuizzes, keyed)
    const day = dayOf(at)
    for (const answer of undated) {
      await transaction
        .insertInto('answer')
        .values({
          ...answer,
          ...{ userId, at, day, itemId, categoryType },
          ...{ isSound: 0, scenarioId: null, choice: null, sureness: null },
        })
        .execute()
    }
    const dated = undated.map(({ key, isCorrect }) => ({ id: key, at, day, isCorrect: isCorrect === 1 }))
    await updateProgress(transaction, userId, itemId, [...inQuizzes, ...dated])
  }
}

/** The answers that a record has counted beyond those of quizzes: those of practice, and those that had no key. */
function undatedAnswers(
  { itemId, timesEncountered, timesCorrect, lastCorrect }: EarlierRecord,
  inQuizzes: readonly DatedAnswer[],
  keyed: readonly PracticeAnswer[],
): UndatedAnswer[] {
  const count = timesEncountered - inQuizzes.length - keyed.length
  const right =
    timesCorrect -
    inQuizzes.filter(({ isCorrect }) => isCorrect).length -
    keyed.filter(({ isCorrect }) => isCorrect === 1).length
  const answers: UndatedAnswer[] = keyed.map(({ key, isCorrect }) => ({ key, source: 'practice', isCorrect }))
  for (let index = 0; index < count; index++) {
    // The last answer is as right or wrong as the record says the latest one was.
    const isCorrect = lastCorrect === 1 ? index >= count - right : index < right
    // Unlike any key a client makes.
    const key = `earlier-${encodeURIComponent(itemId)}-${String(index).padStart(6, '0')}`
    answers.push({ key, source: 'earlier', isCorrect: isCorrect ? 1 : 0 })
  }
  return answers
}

/** Works out a record from all answers about its concept; without any it stays as it was. */
async function updateProgress(
  transaction: Transaction<EarlierTables>,
  userId: number,
  itemId: string,
  answers: readonly DatedAnswer[],
): Promise<void> {
  const state = masteryStateOf(answers)
  const latest = answers.toSorted(inOrder).at(-1)
  if (state === null || latest === undefined) return
  await transaction
    .updateTable('progress')
    .set({
      masteryLevel: masteryLevelOf(state),
      timesEncountered: answers.length,
      timesCorrect: answers.filter(({ isCorrect }) => isCorrect).length,
      lastEncountered: latest.at,
      lastCorrect: latest.isCorrect ? 1 : 0,
      lastAnswerId: latest.id,
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

function inOrder(one: DatedAnswer, other: DatedAnswer): number {
  return one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id))
}

/** Gives every result its day, and returns the answers of those that recorded activity. */
async function dateResults(
  transaction: Transaction<EarlierTables>,
  userId: number,
  dayOf: (time: number) => string,
): Promise<QuizAnswer[]> {
  const results = await transaction
    .selectFrom('quizResult')
    .select(['id', 'timestamp', 'questionIds', 'optionOrders', 'userAnswers', 'changes'])
    .where('userId', '=', userId)
    .execute()
  const questions = new Map<number, KeptQuestion>()
  const answers: QuizAnswer[] = []
  for (const { id, timestamp: at, questionIds, optionOrders, userAnswers, changes } of results) {
    const day = dayOf(at)
    await transaction.updateTable('quizResult').set({ day }).where('userId', '=', userId).where('id', '=', id).execute()
    if (changes === null) continue
    for (const [index, questionId] of questionIds.split(' ').map(Number).entries()) {
      const question = questions.get(questionId) ?? (await questionOf(transaction, questionId))
      questions.set(questionId, question)
      answers.push({
        // Two digits keep the ids in the order of the questions.
        id: `${id}:${String(index).padStart(2, '0')}`,
        ...{ at, day },
        itemId: recordedName(question.fallacyType),
        isCorrect: isRight(question, optionOrders.charAt(index), userAnswers[index]),
      })
    }
  }
  return answers
}

async function questionOf(transaction: Transaction<EarlierTables>, id: number): Promise<KeptQuestion> {
  const { body } = await transaction
    .selectFrom('question')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return questionIn(body)
}
