import type { Day } from '@think-twice/core/activity/days'
import type { Connection } from '../engine/connection.ts'
import { statement } from '../engine/statement.ts'

const listDays = statement((database: Connection, { userId }: { userId: number }) =>
  database.selectFrom('activityDay').select('day').where('userId', '=', userId),
)

/** The days on which a learner was active, as a set. */
export function streakStore(connection: Connection) {
  return {
    async add(userId: number, day: Day): Promise<void> {
      await connection
        .insertInto('activityDay')
        .values({ userId, day })
        .onConflict((conflict) => conflict.columns(['userId', 'day']).doNothing())
        .execute()
    },

    async days(userId: number): Promise<Day[]> {
      const rows = await listDays(connection, { userId })
      return rows.map(({ day }) => day)
    },
  }
}
