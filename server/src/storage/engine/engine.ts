import type { Dialect, Kysely } from 'kysely'
import type { Semaphore } from '../../semaphore.ts'
import type { Tables } from '../schema.ts'
import type { DatabaseAdapter } from './database-adapters.ts'

/** The database, or one of its transactions. */
export type Connection = Kysely<Tables>

/** An open database of either kind. */
export type Engine = DatabaseAdapter & {
  dialect: Dialect
  /** Places for writes: one on SQLite, where a process can have only one writer. */
  writers: Semaphore
  /** Throws if the database's files were moved or deleted: what is written now would be lost. */
  requireInPlace(): void
  /** Removes overwritten and deleted data from the database's log; false while others use it. */
  clearLog(): boolean
  /** Rewords a startup error for the operator where possible. */
  explainStart(error: unknown): unknown
  /** Checks what is only visible after a write. */
  afterFirstWrite(): Promise<void>
}
