import type { Dialect } from 'kysely'
import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Differences } from './differences.ts'
import type { InTurn } from './turns.ts'

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
export type Engine = Differences & {
  dialect: Dialect
  /** What takes the write lock, where one process can only have one writer. */
  inTurn: InTurn
  /** A counter on a connection of its own. */
  limiter(options: LimiterOptions): RateLimiterStoreAbstract
  /** The same fault of a start in words for whoever runs the server, where there are better ones. */
  explainStart(error: unknown): unknown
  /** Checks what can only be seen once something was written. */
  afterFirstWrite(): Promise<void>
  /** Closes what the dialect's driver does not. */
  close(): Promise<void>
}
