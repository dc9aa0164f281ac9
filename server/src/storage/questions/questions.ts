import { required } from '@think-twice/core/required'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { Connection } from '../engine/engine.ts'
import { questionIn } from './question-encoding.ts'

/** Ids per query: databases limit parameters, and one person may have met any number of questions. */
const AT_ONCE = 500

/** Each question is stored once, by the hash of its content, and never changes. */
export type HashedQuestion = { hash: string; body: string }

export type QuestionStore = ReturnType<typeof questionStore>

export function questionStore(connection: Connection) {
  const idsOf = async (hashes: readonly string[]) => {
    const rows = await inParts(hashes, (some) =>
      connection.selectFrom('question').select(['id', 'hash']).where('hash', 'in', some).execute(),
    )
    return new Map(rows.map(({ hash, id }) => [hash, id]))
  }
  const bodies = (ids: readonly number[]) =>
    inParts(ids, (some) => connection.selectFrom('question').select(['id', 'body']).where('id', 'in', some).execute())

  return {
    bodies,

    /** Stores new questions and returns the ids of all of them, in order. */
    async keep(questions: readonly HashedQuestion[]): Promise<number[]> {
      const byHash = new Map(questions.map((question) => [question.hash, question]))
      const ids = await idsOf([...byHash.keys()])
      const missing = [...byHash.values()].filter(({ hash }) => !ids.has(hash))
      if (missing.length > 0) {
        await insert(connection, missing)
        for (const [hash, id] of await idsOf(missing.map(({ hash }) => hash))) ids.set(hash, id)
      }
      return questions.map(({ hash }) => required(ids.get(hash), 'the id of a stored question'))
    },

    /** The questions that are not stored yet. */
    async unknown<Hashed extends Pick<HashedQuestion, 'hash'>>(questions: readonly Hashed[]): Promise<Hashed[]> {
      const byHash = new Map(questions.map((question) => [question.hash, question]))
      const ids = await idsOf([...byHash.keys()])
      return [...byHash.values()].filter(({ hash }) => !ids.has(hash))
    },

    /** Questions by id, with sorted options. */
    async find(ids: readonly number[]): Promise<Map<number, IdentifiedQuestion>> {
      return new Map((await bodies(ids)).map(({ id, body }) => [id, questionIn(body)]))
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
