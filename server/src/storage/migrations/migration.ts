import type { Transaction } from 'kysely'
import type { Differences } from '../differences.ts'
import type { Schema } from '../schema.ts'

/** One step from a version of the schema to the next. */
export type Migration = (transaction: Transaction<Schema>, differences: Differences) => Promise<void>
