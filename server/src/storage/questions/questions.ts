import { required } from '@think-twice/core/required'
import type { Question } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/connection.ts'
import type { OpenTransaction } from '../engine/transactions.ts'
import type { QuestionCache } from './question-cache.ts'
import { questionIn } from './question-encoding.ts'

/** Ids per query: databases limit parameters, and one person may have met any number of questions. */
const AT_ONCE = 500

/** Each question is stored once, by the hash of its content, and never changes. */
export type HashedQuestion = { hash: string; body: string }

export type QuestionStore = ReturnType<typeof questionStore>

/** What the open transaction inserted is not remembered, because it may still be undone. */
export function questionStore(
  connection: Connection,
  known: QuestionCache,
  transaction: Pick<OpenTransaction, 'hasInserted'>,
) {
  const idsOf = async (hashes: readonly string[]) => {
    const unknown = hashes.filter((hash) => known.ids.get(hash) === undefined)
    const rows = await inParts(unknown, (some) =>
      connection.selectFrom('question').select(['id', 'hash']).where('hash', 'in', some).execute(),
    )
    if (!transaction.hasInserted) for (const { hash, id } of rows) known.ids.set(hash, id)
    const found = new Map(rows.map(({ hash, id }) => [hash, id]))
    return hashes.flatMap((hash) => {
      const id = found.get(hash) ?? known.ids.get(hash)
      return id === undefined ? [] : [[hash, id] as const]
    })
  }

  const stored = byIds(connection)

  return {
    ...stored,
    /** Stores new questions and returns the ids of all of them, in order. */
    async keep(questions: readonly HashedQuestion[]): Promise<number[]> {
      const byHash = new Map(questions.map((question) => [question.hash, question]))
      const ids = new Map(await idsOf([...byHash.keys()]))
      const missing = [...byHash.values()].filter(({ hash }) => !ids.has(hash))
      if (missing.length > 0) {
        transaction.hasInserted = true
        await insert(connection, missing)
        for (const [hash, id] of await idsOf(missing.map(({ hash }) => hash))) ids.set(hash, id)
      }
      return questions.map(({ hash }) => required(ids.get(hash), 'the id of a stored question'))
    },

    /** The questions that are not stored yet. */
    async unknown<Hashed extends Pick<HashedQuestion, 'hash'>>(questions: readonly Hashed[]): Promise<Hashed[]> {
      const byHash = new Map(questions.map((question) => [question.hash, question]))
      const known = new Set((await idsOf([...byHash.keys()])).map(([hash]) => hash))
      return [...byHash.values()].filter(({ hash }) => !known.has(hash))
    },

    /** Questions by id, with sorted options. */
    async find(ids: readonly number[]): Promise<Map<number, Question>> {
      const found = new Map<number, Question>()
      const unknown: number[] = []
      for (const id of ids) {
        const question = known.questions.get(id)
        if (question) found.set(id, question)
        else unknown.push(id)
      }
      for (const { id, body } of await stored.bodies(unknown)) {
        const question = questionIn(body)
        found.set(id, question)
        if (!transaction.hasInserted) known.questions.set(id, question)
      }
      return found
    },
  }
}

/** Queries that need no memory of questions known before. */
function byIds(connection: Connection) {
  return {
    async bodies(ids: readonly number[]): Promise<{ id: number; body: string }[]> {
      return inParts(ids, (some) =>
        connection.selectFrom('question').select(['id', 'body']).where('id', 'in', some).execute(),
      )
    },

    /** The ids of the questions whose hash is not excepted. */
    async without(ids: readonly number[], isExcepted: (hash: string) => boolean): Promise<number[]> {
      const rows = await inParts(ids, (some) =>
        connection.selectFrom('question').select(['id', 'hash']).where('id', 'in', some).execute(),
      )
      return rows.filter(({ hash }) => !isExcepted(hash)).map(({ id }) => id)
    },

    async remove(ids: readonly number[]): Promise<void> {
      await inParts(ids, (some) => connection.deleteFrom('question').where('id', 'in', some).execute())
    },
  }
}

/** Sorted by hash, so that two deliveries with the same questions cannot deadlock. */
async function insert(connection: Connection, questions: readonly HashedQuestion[]): Promise<void> {
  await connection
    .insertInto('question')
    .values(questions.map(({ hash, body }) => ({ hash, body })).sort((one, other) => (one.hash < other.hash ? -1 : 1)))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

async function inParts<Key, Row>(keys: readonly Key[], find: (some: readonly Key[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < keys.length; start += AT_ONCE)
    rows.push(...(await find(keys.slice(start, start + AT_ONCE))))
  return rows
}
