import type { Engine, LimiterOptions } from './engine.ts'

/** What a counter counts: a name of its own, how many it allows, and the seconds after which it forgets. */
export type LimiterRules = Pick<LimiterOptions, 'keyPrefix' | 'points' | 'duration'>

/** One try, or its undoing, at a time. */
export type Limiter = {
  /** Counts one more; how many that makes, and in how many milliseconds they are forgotten. */
  count(key: string, seconds?: number): Promise<{ count: number; msBeforeNext: number }>
  /** Milliseconds until what was counted is forgotten; 0 when nothing is. */
  msLeft(key: string): Promise<number>
  uncount(key: string): Promise<void>
  forget(key: string): Promise<void>
}

/** A counter that all processes share. Each use goes through `limited`, which knows when the database may be written. */
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
