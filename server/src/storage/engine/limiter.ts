import { createHmac } from 'node:crypto'
import type { Connection } from './engine.ts'

/** The limiter's own name, the seconds until it forgets, and the secret that its keys are hashed with. */
export type LimiterRules = { name: string; seconds: number; secret: string }

export type Limiter = ReturnType<typeof limiterOn>

/**
 * Counts by key, for all processes together; every count is forgotten after a while. A key may be an address or a name:
 * only its HMAC is stored. `whenWritable` runs each use when the database may be written.
 */
export function limiterOn(
  database: Connection,
  { name, seconds: usual, secret }: LimiterRules,
  whenWritable: <Result>(work: () => Promise<Result>) => Promise<Result>,
) {
  const stored = (key: string) => createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url')
  return {
    /** Counts one more; returns the new count and the milliseconds until it is forgotten. */
    async count(key: string, seconds = usual): Promise<{ count: number; msBeforeNext: number }> {
      const now = Date.now()
      const counted = await whenWritable(() =>
        database
          .insertInto('rateLimit')
          .values({ key: stored(key), points: 1, expire: now + seconds * 1000 })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => {
              const isOver = eb('rateLimit.expire', '<=', now)
              return {
                points: eb
                  .case()
                  .when(isOver)
                  .then(1)
                  .else(eb('rateLimit.points', '+', 1))
                  .end(),
                expire: eb.case().when(isOver).then(eb.ref('excluded.expire')).else(eb.ref('rateLimit.expire')).end(),
              }
            }),
          )
          .returning(['points', 'expire'])
          .executeTakeFirstOrThrow(),
      )
      return { count: counted.points, msBeforeNext: counted.expire - now }
    },

    /** Milliseconds until the count is forgotten; 0 if there is none. */
    async msLeft(key: string): Promise<number> {
      const now = Date.now()
      const found = await whenWritable(() =>
        database
          .selectFrom('rateLimit')
          .select('expire')
          .where('key', '=', stored(key))
          .where('expire', '>', now)
          .executeTakeFirst(),
      )
      return found ? found.expire - now : 0
    },

    async uncount(key: string): Promise<void> {
      await whenWritable(() =>
        database
          .updateTable('rateLimit')
          .set((eb) => ({ points: eb('points', '-', 1) }))
          .where('key', '=', stored(key))
          .where('points', '>', 0)
          .execute(),
      )
    },

    async forget(key: string): Promise<void> {
      await whenWritable(() => database.deleteFrom('rateLimit').where('key', '=', stored(key)).execute())
    },
  }
}
