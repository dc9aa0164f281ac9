import { randomBytes } from 'node:crypto'
import { required } from '@think-twice/core/required'
import type { Connection } from '../engine/engine.ts'

/** Times are milliseconds since 1970. */
export type StoredSignIn = {
  userId: number
  tokenHash: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
  /** Browser and system, like “Firefox on Windows”. */
  device: string | null
}

const SECRET_BYTES = 32

/** Sign-ins, in the table `session`. Only the hash of a token is stored. */
export function signInStore(connection: Connection) {
  return { ...ofOneDevice(connection), ...ofOnePerson(connection), ...ofEverybody(connection) }
}

function ofOneDevice(connection: Connection) {
  return {
    async create(signIn: StoredSignIn): Promise<void> {
      await connection.insertInto('session').values(signIn).execute()
    },

    /** The sign-in, unless it has expired by `now`. */
    async find(userId: number, tokenHash: string, now: number): Promise<StoredSignIn | null> {
      const found = await connection
        .selectFrom('session')
        .selectAll()
        .where('userId', '=', userId)
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst()
      return found ?? null
    },

    /** Stores when the sign-in was last used and when it ends. Neither goes back: uses may be noted in another order. */
    async touch({
      userId,
      tokenHash,
      lastSeenAt,
      expiresAt,
    }: Omit<StoredSignIn, 'createdAt' | 'device'>): Promise<void> {
      await connection
        .updateTable('session')
        .set((eb) => ({
          lastSeenAt: eb.case().when('lastSeenAt', '<', lastSeenAt).then(lastSeenAt).else(eb.ref('lastSeenAt')).end(),
          expiresAt: eb.case().when('expiresAt', '<', expiresAt).then(expiresAt).else(eb.ref('expiresAt')).end(),
        }))
        .where('userId', '=', userId)
        .where('tokenHash', '=', tokenHash)
        .execute()
    },

    async remove(userId: number, tokenHash: string): Promise<void> {
      await connection.deleteFrom('session').where('userId', '=', userId).where('tokenHash', '=', tokenHash).execute()
    },

    /** Did the sign-in end because its account was deleted? */
    async wasDeleted(tokenHash: string): Promise<boolean> {
      const found = await connection
        .selectFrom('deletedSession')
        .select('expiresAt')
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

function ofOnePerson(connection: Connection) {
  return {
    /** A person's sign-ins that are not over by `now`, the latest used first. */
    async list(userId: number, now: number): Promise<StoredSignIn[]> {
      return connection
        .selectFrom('session')
        .selectAll()
        .where('userId', '=', userId)
        .where('expiresAt', '>', now)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('createdAt', 'desc')
        .execute()
    },

    /** Ends every sign-in of a person but the one to keep. */
    async removeOthers(userId: number, keptTokenHash: string): Promise<void> {
      await connection
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('tokenHash', '!=', keptTokenHash)
        .execute()
    },

    async removeAll(userId: number): Promise<void> {
      await connection.deleteFrom('session').where('userId', '=', userId).execute()
    },

    /** Remembers the hashes of these sign-ins, but not whose they were, so that their devices learn why they are signed out. */
    async noteDeleted(userId: number): Promise<void> {
      await connection
        .insertInto('deletedSession')
        .columns(['tokenHash', 'expiresAt'])
        .expression((eb) => eb.selectFrom('session').select(['tokenHash', 'expiresAt']).where('userId', '=', userId))
        .execute()
    },

    /** Ends a person's oldest sign-ins, so that this many stay. */
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
  }
}

function ofEverybody(connection: Connection) {
  return {
    /** When any sign-in was last used; null without one. */
    async latestUse(): Promise<number | null> {
      const { latest } = await connection
        .selectFrom('session')
        .select((eb) => eb.fn.max('lastSeenAt').as('latest'))
        .executeTakeFirstOrThrow()
      return latest === null ? null : Number(latest)
    },

    /** Deletes sign-ins that expired before `time`. */
    async sweep(time: number): Promise<void> {
      await connection.deleteFrom('session').where('expiresAt', '<', time).execute()
      await connection.deleteFrom('deletedSession').where('expiresAt', '<', time).execute()
    },
  }
}

/** Random keys shared by all processes. */
export function secretStore(connection: Connection) {
  const find = (name: string) =>
    connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()

  return {
    /**
     * The key of this name, created if missing. If several processes create it at once, they all get the first one
     * stored.
     */
    async take(name: string): Promise<string> {
      const known = await find(name)
      if (known) return known.value
      await connection
        .insertInto('secret')
        .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return required(await find(name), `the secret “${name}”`).value
    },
  }
}

/** Counts of the calls that are limited. The limiter itself writes them, outside transactions (`engine/limiter.ts`). */
export function rateLimitStore(connection: Connection) {
  return {
    /** Deletes the counts that are over by `now`, in milliseconds since 1970. */
    async sweep(now: number): Promise<void> {
      await connection.deleteFrom('rateLimit').where('expire', '<=', now).execute()
    },
  }
}
