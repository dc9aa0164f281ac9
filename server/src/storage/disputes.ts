import type { Connection } from './connection.ts'

/** Why a learner sees a scenario differently. `at` is milliseconds since 1970. */
export type Dispute = { scenarioId: string; text: string; at: number }

export function disputeStore(connection: Connection) {
  return {
    async find(userId: number, scenarioId: string): Promise<Dispute | null> {
      const found = await connection
        .selectFrom('dispute')
        .select(['scenarioId', 'text', 'at'])
        .where('userId', '=', userId)
        .where('scenarioId', '=', scenarioId)
        .executeTakeFirst()
      return found ?? null
    },

    /** In the order in which they were said. */
    async list(userId: number): Promise<Dispute[]> {
      return connection
        .selectFrom('dispute')
        .select(['scenarioId', 'text', 'at'])
        .where('userId', '=', userId)
        .orderBy('at')
        .orderBy('scenarioId')
        .execute()
    },

    async add(userId: number, dispute: Dispute): Promise<void> {
      await connection
        .insertInto('dispute')
        .values({ userId, ...dispute })
        .execute()
    },
  }
}
