import type { Connection } from './connection.ts'

/** An answer given in practice: the concept as it was recorded, and whether it was right. */
export type PracticeAnswer = { itemId: string; isCorrect: boolean }

/** Which answers were counted already, by the key they came with. */
export function practiceStore(connection: Connection) {
  return {
    async find(userId: number, key: string): Promise<PracticeAnswer | null> {
      const row = await connection
        .selectFrom('practiceAnswer')
        .select(['itemId', 'isCorrect'])
        .where('userId', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row ? { itemId: row.itemId, isCorrect: row.isCorrect === 1 } : null
    },

    async add(userId: number, key: string, { itemId, isCorrect }: PracticeAnswer): Promise<void> {
      await connection
        .insertInto('practiceAnswer')
        .values({ userId, key, itemId, isCorrect: isCorrect ? 1 : 0 })
        .execute()
    },
  }
}
