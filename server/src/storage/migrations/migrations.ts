import { createTables } from './0001-create-tables.ts'
import { keepPracticeAnswers } from './0002-keep-practice-answers.ts'
import { keepEveryAnswer } from './0003-keep-every-answer.ts'
import { nameAndRecoverAccounts } from './0004-name-and-recover-accounts.ts'
import type { Migration } from './migration.ts'

/** Every step, in order. One that was released never changes. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  keepPracticeAnswers,
  keepEveryAnswer,
  nameAndRecoverAccounts,
]
