import type { Connection } from '../engine/engine.ts'

/** The part of an account that may leave the server. */
export type Account = { id: number; username: string; createdAt: number }

/** An account as its owner and the operator see it. */
export type AccountDetails = Account & { displayName: string | null; recoveryMadeAt: number | null }

export const PUBLIC_COLUMNS = ['id', 'username', 'createdAt'] as const
export const DETAIL_COLUMNS = [...PUBLIC_COLUMNS, 'displayName', 'recoveryMadeAt'] as const

/** The people who may sign in. */
export function accountStore(connection: Connection) {
  return {
    /**
     * The new account, or null if the name is taken. The unique index decides, so two registrations at once cannot both
     * win.
     */
    async create(username: string, passwordHash: string | null, createdAt: number): Promise<Account | null> {
      const created = await connection
        .insertInto('account')
        .values({ username, usernameKey: usernameKey(username), passwordHash, createdAt })
        .onConflict((conflict) => conflict.column('usernameKey').doNothing())
        .returning(PUBLIC_COLUMNS)
        .executeTakeFirst()
      if (!created) return null
      await connection.insertInto('learner').values({ userId: created.id }).execute()
      return created
    },

    async find(id: number): Promise<Account | null> {
      const found = await connection
        .selectFrom('account')
        .select(PUBLIC_COLUMNS)
        .where('id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    async isTaken(username: string): Promise<boolean> {
      const found = await connection
        .selectFrom('account')
        .select('id')
        .where('usernameKey', '=', usernameKey(username))
        .executeTakeFirst()
      return found !== undefined
    },

    /** Everybody who has an account, in the order in which they registered. */
    async list(): Promise<AccountDetails[]> {
      return connection
        .selectFrom('account')
        .select(DETAIL_COLUMNS)
        .where('passwordHash', 'is not', null)
        .orderBy('id')
        .execute()
    },

    /** Removes the account and, by their references, all rows that belong to it. */
    async remove(id: number): Promise<void> {
      await connection.deleteFrom('account').where('id', '=', id).execute()
    },

    /** The rank of the person registering, up to `most`, then null. */
    takeRank: (most: number) => takeRank(connection, most),
  }
}

/** A counter row gives simultaneous registrations different ranks. */
async function takeRank(connection: Connection, most: number): Promise<number | null> {
  await connection
    .insertInto('counter')
    .values({ name: 'registered', value: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const counted = await connection
    .updateTable('counter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'registered')
    .where('value', '<', most)
    .returning('value')
    .executeTakeFirst()
  return counted?.value ?? null
}

/** Names that differ only in capitals are the same name. */
export function usernameKey(username: string): string {
  return username.toLowerCase()
}
