import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What a store works on: the database, or one transaction of it. */
export type Connection = Kysely<Schema>
