import type { Transaction } from 'kysely'
import type { DatabaseAdapter } from '../engine/database-adapters.ts'

/** None of today's tables: a migration describes those that it reads or fills, as they were in its own version. */
export type NoTables = Record<never, never>

/** One step from a schema to the next. */
export type Migration = (
  transaction: Transaction<NoTables>,
  columns: Pick<DatabaseAdapter, 'numberItself' | 'orderedText'>,
) => Promise<void>
