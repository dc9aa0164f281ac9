import type { Transaction } from 'kysely'
import type { Differences } from '../engine/database-differences.ts'
import type { Tables } from '../schema.ts'

/** One step from a schema to the next. */
export type Migration = (transaction: Transaction<Tables>, differences: Differences) => Promise<void>
