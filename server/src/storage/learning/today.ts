import type { Day } from '@think-twice/core/activity/days'
import type { Connection } from '../engine/engine.ts'
import type { TodayCountTable } from '../schema.ts'

/** Counts of answers to today's argument. */
export function todayStore(connection: Connection) {
  return {
    /** Remembers until `expiresAt` (ms since 1970) that someone was counted; false if they already were. */
    async addAnswerer(hash: string, expiresAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await connection
        .insertInto('todayAnswerer')
        .values({ hash, expiresAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    async forgetAnswerers(before: number): Promise<void> {
      await connection.deleteFrom('todayAnswerer').where('expiresAt', '<', before).execute()
    },

    async count(day: Day, part: TodayCountTable['part'], value: string): Promise<void> {
      await connection
        .insertInto('todayCount')
        .values({ day, part, value, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'part', 'value'])
            .doUpdateSet(({ ref, eb }) => ({ count: eb(ref('todayCount.count'), '+', 1) })),
        )
        .execute()
    },

    async counts(day: Day): Promise<Pick<TodayCountTable, 'part' | 'value' | 'count'>[]> {
      return connection.selectFrom('todayCount').select(['part', 'value', 'count']).where('day', '=', day).execute()
    },
  }
}
