import type { Day } from '@think-twice/core/activity/days'
import type { Connection } from '../engine/engine.ts'

/** The days on which a learner was active. They are a set: adding one that is already there changes nothing. */
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
      const rows = await connection.selectFrom('activityDay').select('day').where('userId', '=', userId).execute()
      return rows.map(({ day }) => day)
    },
  }
}
