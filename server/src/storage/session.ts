import type { Connection } from './connection.ts'

/** Times are milliseconds since 1970. */
export type Session = { userId: number; tokenHash: string; createdAt: number; lastSeenAt: number; expiresAt: number }

/** Sign-ins. Only the hash of a token is stored. */
export function sessionStore(connection: Connection) {
  return {
    async create(session: Session): Promise<void> {
      await connection.insertInto('session').values(session).execute()
    },

    /** The sign-in, unless it has expired by `now`. */
    async find(userId: number, tokenHash: string, now: number): Promise<Session | null> {
      const found = await connection
        .selectFrom('session')
        .selectAll()
        .where('userId', '=', userId)
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst()
      return found ?? null
    },

    async touch(userId: number, tokenHash: string, lastSeenAt: number): Promise<void> {
      await connection
        .updateTable('session')
        .set({ lastSeenAt })
        .where('userId', '=', userId)
        .where('tokenHash', '=', tokenHash)
        .execute()
    },

    async remove(userId: number, tokenHash: string): Promise<void> {
      await connection.deleteFrom('session').where('userId', '=', userId).where('tokenHash', '=', tokenHash).execute()
    },

    /** Ends a person's oldest sign-ins until `count` are left. */
    async keepNewest(userId: number, count: number): Promise<void> {
      const newest = await connection
        .selectFrom('session')
        .select('tokenHash')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .limit(count)
        .execute()
      if (newest.length < count) return
      await connection
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where(
          'tokenHash',
          'not in',
          newest.map(({ tokenHash }) => tokenHash),
        )
        .execute()
    },

    /** Deletes sign-ins that expired before `time`, and limiter counts forgotten by then. */
    async sweep(time: number): Promise<void> {
      await connection.deleteFrom('session').where('expiresAt', '<', time).execute()
      await connection.deleteFrom('rateLimit').where('expire', '<', time).execute()
    },
  }
}
