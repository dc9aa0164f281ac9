import type { Transaction } from 'kysely'
import type { Differences } from '../differences.ts'
import type { Schema } from '../schema.ts'

export type Migration = (transaction: Transaction<Schema>, differences: Differences) => Promise<void>
