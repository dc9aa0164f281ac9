import { createTables } from './0001-create-tables.ts'
import { keepPracticeAnswers } from './0002-keep-practice-answers.ts'
import { keepEveryAnswer } from './0003-keep-every-answer.ts'
import { countTodaysAnswers } from './0004-count-todays-answers.ts'
import { countQuestionBytes } from './0005-count-question-bytes.ts'
import { nameAndRecoverAccounts } from './0006-name-and-recover-accounts.ts'
import { keepStreaks } from './0007-keep-streaks.ts'
import { markWhatIsKept } from './0008-mark-what-is-kept.ts'
import type { Migration } from './migration.ts'

/** Every migration, in order. A released one never changes. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  keepPracticeAnswers,
  keepEveryAnswer,
  countTodaysAnswers,
  countQuestionBytes,
  nameAndRecoverAccounts,
  keepStreaks,
  markWhatIsKept,
]
