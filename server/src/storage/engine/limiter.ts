import type { Engine, LimiterOptions } from './engine.ts'

/** The limiter's own name, how many it allows, and the seconds until it forgets. */
export type LimiterRules = Pick<LimiterOptions, 'keyPrefix' | 'points' | 'duration'>

/** Counts by key; every count is forgotten after a while. */
export type Limiter = {
  /** Counts one more; returns the new count and the milliseconds until it is forgotten. */
  count(key: string, seconds?: number): Promise<{ count: number; msBeforeNext: number }>
  /** Milliseconds until the count is forgotten; 0 if there is none. */
  msLeft(key: string): Promise<number>
  uncount(key: string): Promise<void>
  forget(key: string): Promise<void>
}

/** A counter shared by all processes. `limited` runs each use when the database may be written. */
export function limiterOn(
  engine: Engine,
  rules: LimiterRules,
  limited: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Limiter {
  const limiter = engine.limiter({ ...rules, tableName: 'rateLimit', tableCreated: true, clearExpiredByTimeout: false })
  return {
    async count(key, seconds = rules.duration) {
      const { consumedPoints, msBeforeNext } = await limited(() => limiter.penalty(key, 1, { customDuration: seconds }))
      return { count: consumedPoints, msBeforeNext }
    },
    msLeft: async (key) => (await limited(() => limiter.get(key)))?.msBeforeNext ?? 0,
    uncount: async (key) => void (await limited(() => limiter.reward(key, 1))),
    forget: async (key) => void (await limited(() => limiter.delete(key))),
  }
}
