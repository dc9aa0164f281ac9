import type { Transaction } from 'kysely'
import type { Differences } from '../database-differences.ts'
import type { Tables } from '../schema.ts'

export type Migration = (transaction: Transaction<Tables>, differences: Differences) => Promise<void>
