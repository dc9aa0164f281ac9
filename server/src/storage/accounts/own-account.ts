import type { Connection } from '../engine/engine.ts'
import { type AccountDetails, DETAIL_COLUMNS } from './account.ts'

/** What a person sees and changes of their own account. */
export function ownAccountStore(connection: Connection) {
  return {
    async find(id: number): Promise<AccountDetails | null> {
      const found = await connection
        .selectFrom('account')
        .select(DETAIL_COLUMNS)
        .where('id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    async rename(id: number, displayName: string | null): Promise<void> {
      await connection.updateTable('account').set({ displayName }).where('id', '=', id).execute()
    },
  }
}
