import type { Transaction } from 'kysely'
import type { Differences } from '../differences.ts'
import type { Schema } from '../schema.ts'
import { createTables } from './0001-create-tables.ts'
import { keepPracticeAnswers } from './0002-keep-practice-answers.ts'

/** One step from a version of the schema to the next. */
export type Migration = (transaction: Transaction<Schema>, differences: Differences) => Promise<void>

/** Every step, in order. One that was released never changes. */
export const MIGRATIONS: readonly Migration[] = [createTables, keepPracticeAnswers]
