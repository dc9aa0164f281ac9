import { createHash } from 'node:crypto'
import { itemAt, required } from '@think-twice/core/required'
import { compareText } from '@think-twice/core/text'
import type { IdentifiedQuestion, Sureness } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'

/** A question as it is stored: with its options sorted, so that it is the same however they were shuffled. */
export type SortedQuestion = {
  /** A hash of all that the question says. */
  hash: string
  body: string
  /** For each option as shown, its index among the sorted ones. */
  order: number[]
}

/** One question of a stored result: its id, `order` as above, and the index picked among the options as shown. */
export type AskedQuestion = { question: number; order: number[]; answer: number; sureness: Sureness | null }

/** Ids per query: databases limit parameters, and one person may have met any number of questions. */
const AT_ONCE = 500

/** The question as it is stored. */
export function sortedQuestion(question: IdentifiedQuestion): SortedQuestion {
  const { options, rationales, correctAnswer } = question
  // Options with equal text are told apart by their rationale and whether they are right.
  const keys = options.map((option, index) => JSON.stringify([option, rationales?.[index], index === correctAnswer]))
  const sorted = [...options.keys()].sort(
    (one, other) => compareText(itemAt(keys, one), itemAt(keys, other)) || one - other,
  )
  const words = {
    id: question.id,
    scenario: question.scenario,
    options: sorted.map((index) => options[index]),
    correctAnswer: sorted.indexOf(correctAnswer),
    fallacyType: question.fallacyType,
    explanation: question.explanation,
    difficulty: question.difficulty,
    scenarioId: question.scenarioId,
    form: question.form,
    kind: question.kind,
    rationales: rationales && sorted.map((index) => rationales[index]),
  }
  // The ids that the words stand for are stored beside them, but the same words are the same question.
  const ids = { concept: question.concept, meanings: sorted.map((index) => question.meanings[index]) }
  return {
    hash: createHash('sha256').update(JSON.stringify(words)).digest('base64url'),
    body: JSON.stringify({ ...words, ...ids }),
    order: options.map((_, index) => sorted.indexOf(index)),
  }
}

export type QuestionStore = ReturnType<typeof questionStore>

/** Each question is stored once, by the hash of its content, and never changes. */
export function questionStore(connection: Connection) {
  const bodies = (ids: readonly number[]) =>
    inParts(ids, (some) => connection.selectFrom('question').select(['id', 'body']).where('id', 'in', some).execute())

  return {
    /**
     * Stores new questions and returns the ids of all of them, in order. Foreign questions, which the catalog does not
     * have, are linked to the person who was asked them.
     */
    async store(
      userId: number,
      questions: readonly SortedQuestion[],
      isForeign: (hash: string) => boolean,
    ): Promise<number[]> {
      const byHash = new Map(questions.map((question) => [question.hash, question]))
      const rows = await connection
        .selectFrom('question')
        .select(['id', 'hash', 'isForeign'])
        .where('hash', 'in', [...byHash.keys()])
        .execute()
      const ids = new Map(rows.map(({ hash, id }) => [hash, id]))
      // Those stored as the catalog's stay its own, even after it has dropped them.
      const settled = new Set(rows.filter((row) => row.isForeign === 0).map(({ hash }) => hash))
      const others = [...byHash.values()].filter(({ hash }) => !settled.has(hash))
      const own = others.filter(({ hash }) => !isForeign(hash))
      const foreign = others.filter(({ hash }) => isForeign(hash))
      const added = [...(await insertOwn(connection, own)), ...(await insertForeign(connection, userId, foreign))]
      for (const { hash, id } of added) ids.set(hash, id)
      return questions.map(({ hash }) => required(ids.get(hash), 'the id of a stored question'))
    },

    /** The bytes of all foreign questions that a person was asked. */
    async foreignBytes(userId: number): Promise<number> {
      const { bytes } = await connection
        .selectFrom('foreignQuestion')
        .select((eb) => eb.fn.sum<number | string | null>('bytes').as('bytes'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(bytes)
    },

    /** Deletes the foreign questions that only this person was asked. */
    async removeForeign(userId: number): Promise<void> {
      const links = connection.selectFrom('foreignQuestion').select('questionId').where('userId', '=', userId)
      // Locks the rows first: a delivery that asks one of them meanwhile is either seen below or stores it anew.
      await connection
        .updateTable('question')
        .set((eb) => ({ isForeign: eb.ref('isForeign') }))
        .where('id', 'in', links)
        .execute()
      await connection
        .deleteFrom('question')
        .where('isForeign', '=', 1)
        .where('id', 'in', links)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('foreignQuestion')
                .select('questionId')
                .where('userId', '!=', userId)
                .whereRef('questionId', '=', 'question.id'),
            ),
          ),
        )
        .execute()
    },

    bodies,

    /** Questions by id, with sorted options. */
    async find(ids: readonly number[]): Promise<Map<number, IdentifiedQuestion>> {
      return new Map((await bodies(ids)).map(({ id, body }) => [id, questionIn(body)]))
    },
  }
}

/** The question in a stored text, which is not checked: only `sortedQuestion` writes it. */
export function questionIn(body: string): IdentifiedQuestion {
  return JSON.parse(body)
}

async function insertOwn(connection: Connection, questions: readonly SortedQuestion[]) {
  if (questions.length === 0) return []
  return connection
    .insertInto('question')
    .values(rowsOf(questions, 0))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ isForeign: 0 }))
    .returning(['id', 'hash'])
    .execute()
}

async function insertForeign(connection: Connection, userId: number, questions: readonly SortedQuestion[]) {
  if (questions.length === 0) return []
  const rows = await connection
    .insertInto('question')
    .values(rowsOf(questions, 1))
    // Updating the row keeps it from being deleted with another person's account before it is linked.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash') })))
    .returning(['id', 'hash', 'body'])
    .execute()
  await connection
    .insertInto('foreignQuestion')
    .values(rows.map(({ id, body }) => ({ userId, questionId: id, bytes: Buffer.byteLength(body) })))
    .onConflict((conflict) => conflict.columns(['userId', 'questionId']).doNothing())
    .execute()
  return rows
}

/** Sorted by hash, so that two deliveries with the same questions cannot deadlock. */
function rowsOf(questions: readonly SortedQuestion[], isForeign: number) {
  return questions
    .map(({ hash, body }) => ({ hash, body, isForeign }))
    .sort((one, other) => compareText(one.hash, other.hash))
}

async function inParts<Key, Row>(keys: readonly Key[], find: (some: readonly Key[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < keys.length; start += AT_ONCE)
    rows.push(...(await find(keys.slice(start, start + AT_ONCE))))
  return rows
}
