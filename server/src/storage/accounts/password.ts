import type { Connection } from '../engine/engine.ts'
import { type Account, PUBLIC_COLUMNS, usernameKey } from './account.ts'

/** The hashes that prove who somebody is. Only `credentials` ever reads them. */
export function passwordStore(connection: Connection) {
  return {
    async credentials(
      username: string,
    ): Promise<(Account & { passwordHash: string | null; recoveryHash: string | null }) | null> {
      const found = await connection
        .selectFrom('account')
        .select([...PUBLIC_COLUMNS, 'passwordHash', 'recoveryHash'])
        .where('usernameKey', '=', usernameKey(username))
        .executeTakeFirst()
      return found ?? null
    },

    /**
     * Replaces one password's hash with another, which may be the same; false when the first is no longer there. The
     * account stays locked until the transaction ends, so a password that was proven cannot change meanwhile.
     */
    async replace(id: number, from: string, to: string): Promise<boolean> {
      const replaced = await connection
        .updateTable('account')
        .set({ passwordHash: to })
        .where('id', '=', id)
        .where('passwordHash', '=', from)
        .returning('id')
        .executeTakeFirst()
      return replaced !== undefined
    },
  }
}
