import type { Transaction } from 'kysely'
import type { DatabaseAdapter } from '../engine/database-adapters.ts'

/**
 * One step from a schema to the next. It knows none of today's tables: it describes those that it reads or fills, as they
 * were in its own version.
 */
export type Migration = (
  transaction: Transaction<Record<never, never>>,
  columns: Pick<DatabaseAdapter, 'autoIncrement' | 'byteOrderedText'>,
) => Promise<void>
