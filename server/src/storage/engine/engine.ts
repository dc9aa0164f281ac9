import type { Dialect, Kysely } from 'kysely'
import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Semaphore } from '../../semaphore.ts'
import type { Tables } from '../schema.ts'
import type { DatabaseAdapter } from './database-adapters.ts'

/** The database, or one of its transactions. */
export type Connection = Kysely<Tables>

/** The options of rate-limiter-flexible: `points` allowed within `duration`. */
export type LimiterOptions = {
  keyPrefix: string
  points: number
  /** Seconds. */
  duration: number
  tableName: string
  tableCreated: true
  clearExpiredByTimeout: false
}

/** An open database of either kind. */
export type Engine = DatabaseAdapter & {
  dialect: Dialect
  /** Places for writes: one on SQLite, where a process can have only one writer. */
  writers: Semaphore
  /** A counter on its own connection. */
  limiter(options: LimiterOptions): RateLimiterStoreAbstract
  /** Rewords a startup error for the operator where possible. */
  explainStart(error: unknown): unknown
  /** Checks what is only visible after a write. */
  afterFirstWrite(): Promise<void>
  /** Closes what the dialect's driver doesn't. */
  close(): Promise<void>
}
