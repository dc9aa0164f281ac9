import type { Answer } from '@think-twice/core/learning/evidence'
import type { Connection } from '../engine/engine.ts'
import type { AnswerTable } from '../schema.ts'

/** Answers given outside quizzes; an answer's id is the key it came with. */
export function answerStore(connection: Connection) {
  const ofPerson = (userId: number) => connection.selectFrom('answer').selectAll().where('userId', '=', userId)

  return {
    async find(userId: number, key: string): Promise<Answer | null> {
      const row = await ofPerson(userId).where('key', '=', key).executeTakeFirst()
      return row ? answerOf(row) : null
    },

    /** Which of these keys belong to an answer. */
    async storedAmong(userId: number, keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set()
      const rows = await connection
        .selectFrom('answer')
        .select('key')
        .where('userId', '=', userId)
        .where('key', 'in', keys)
        .execute()
      return new Set(rows.map(({ key }) => key))
    },

    async add(userId: number, { id, isCorrect, isSound, ...answer }: Answer): Promise<void> {
      await connection
        .insertInto('answer')
        .values({ ...answer, userId, key: id, isCorrect: isCorrect ? 1 : 0, isSound: isSound ? 1 : 0 })
        .execute()
    },

    async count(userId: number): Promise<number> {
      const { count } = await connection
        .selectFrom('answer')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async list(userId: number): Promise<Answer[]> {
      return (await ofPerson(userId).execute()).map(answerOf)
    },

    async listAbout(userId: number, itemIds: readonly string[]): Promise<Answer[]> {
      return (await ofPerson(userId).where('itemId', 'in', itemIds).execute()).map(answerOf)
    },

    async listLatest(userId: number, most: number): Promise<Answer[]> {
      const latest = ofPerson(userId).orderBy('at', 'desc').orderBy('key', 'desc').limit(most)
      return (await latest.execute()).map(answerOf)
    },
  }
}

type Row = Omit<AnswerTable, 'userId'>

function answerOf({ key, at, day, itemId, isCorrect, isSound, scenarioId, choice, ...row }: Row): Answer {
  return {
    id: key,
    source: row.source,
    at,
    day,
    itemId,
    categoryType: row.categoryType,
    isCorrect: isCorrect === 1,
    isSound: isSound === 1,
    scenarioId,
    choice,
    sureness: row.sureness,
  }
}
