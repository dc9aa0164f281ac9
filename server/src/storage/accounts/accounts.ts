import type { Connection } from '../engine/engine.ts'

/** The part of an account that may leave the server. */
export type Account = { id: number; username: string; createdAt: number }

/** An account as its owner and the operator see it. */
export type AccountDetails = Account & { displayName: string | null; recoveryMadeAt: number | null }

const PUBLIC_COLUMNS = ['id', 'username', 'createdAt'] as const
const DETAIL_COLUMNS = [...PUBLIC_COLUMNS, 'displayName', 'recoveryMadeAt'] as const

/** The people who may sign in, and the hashes of their passwords and recovery codes. */
export function accountStore(connection: Connection) {
  return { ...peopleOn(connection), ...credentialsOn(connection) }
}

function peopleOn(connection: Connection) {
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

    async find(id: number): Promise<AccountDetails | null> {
      const found = await connection
        .selectFrom('account')
        .select(DETAIL_COLUMNS)
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

    async rename(id: number, displayName: string | null): Promise<void> {
      await connection.updateTable('account').set({ displayName }).where('id', '=', id).execute()
    },

    /** Removes the account and, by their references, all rows that belong to it. */
    async remove(id: number): Promise<void> {
      await connection.deleteFrom('account').where('id', '=', id).execute()
    },

    /** The rank of the person registering, up to `most`, then null. */
    takeRank: (most: number) => takeRank(connection, most),
  }
}

function credentialsOn(connection: Connection) {
  return {
    /** The only query that reads the hashes. */
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
     * account stays locked until the transaction ends, so a password that was verified cannot change meanwhile.
     */
    async replacePassword(id: number, from: string, to: string): Promise<boolean> {
      const replaced = await connection
        .updateTable('account')
        .set({ passwordHash: to })
        .where('id', '=', id)
        .where('passwordHash', '=', from)
        .returning('id')
        .executeTakeFirst()
      return replaced !== undefined
    },

    /** Sets a recovery code, which replaces the one before. */
    async setRecovery(id: number, recoveryHash: string, recoveryMadeAt: number): Promise<void> {
      await connection.updateTable('account').set({ recoveryHash, recoveryMadeAt }).where('id', '=', id).execute()
    },

    /** Uses a recovery code up and sets a new password; false when it was used or replaced meanwhile. */
    async redeemRecovery(id: number, recoveryHash: string, passwordHash: string): Promise<boolean> {
      const redeemed = await connection
        .updateTable('account')
        .set({ passwordHash, recoveryHash: null, recoveryMadeAt: null })
        .where('id', '=', id)
        .where('recoveryHash', '=', recoveryHash)
        .returning('id')
        .executeTakeFirst()
      return redeemed !== undefined
    },
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
function usernameKey(username: string): string {
  return username.toLowerCase()
}
