import { createTables } from './0001-create-tables.ts'
import { keepPracticeAnswers } from './0002-keep-practice-answers.ts'
import { keepEveryAnswer } from './0003-keep-every-answer.ts'
import { countQuestionBytes } from './0004-count-question-bytes.ts'
import { keepSecrets } from './0005-keep-secrets.ts'
import { nameAndRecoverAccounts } from './0006-name-and-recover-accounts.ts'
import type { Migration } from './migration.ts'

/** Every step, in order. One that was released never changes. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  keepPracticeAnswers,
  keepEveryAnswer,
  countQuestionBytes,
  keepSecrets,
  nameAndRecoverAccounts,
]
