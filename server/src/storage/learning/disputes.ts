import type { Connection } from '../engine/engine.ts'

/** Why a learner sees a scenario differently. `at` is milliseconds since 1970. */
export type Dispute = { scenarioId: string; text: string; at: number }

/** Learners' reasons for seeing a scenario differently, one for each person and scenario. */
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

    /** A person's disputes in the order in which they were written. */
    async list(userId: number): Promise<Dispute[]> {
      return connection
        .selectFrom('dispute')
        .select(['scenarioId', 'text', 'at'])
        .where('userId', '=', userId)
        .orderBy('at')
        .orderBy('scenarioId')
        .execute()
    },

    /** The number of people who see each scenario differently. */
    async countByScenario(): Promise<Map<string, number>> {
      const rows = await connection
        .selectFrom('dispute')
        .select((eb) => ['scenarioId', eb.fn.countAll<number | string>().as('people')])
        .groupBy('scenarioId')
        .execute()
      return new Map(rows.map(({ scenarioId, people }) => [scenarioId, Number(people)]))
    },

    async add(userId: number, dispute: Dispute): Promise<void> {
      await connection
        .insertInto('dispute')
        .values({ userId, ...dispute })
        .execute()
    },
  }
}
