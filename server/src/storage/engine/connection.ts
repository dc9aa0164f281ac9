import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** The database, or one of its transactions. */
export type Connection = Kysely<Tables>
