import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { required } from '@think-twice/core/required'
import { sql } from 'kysely'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { openStorage } from '../src/storage/storage.ts'
import { copyRows, openDatabaseRows } from './database-rows.ts'
import { identifiedQuiz } from './quiz.fixture.ts'
import type { TestDatabase } from './storage.fixture.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

/** The only person in the database. */
export const ADA = 2

/** Makes a server one version newer than the code: at start, it migrates the database one step further. */
export const NEWER_VERSION = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'next-migration.ts')).href}`,
}

/** A database as today's version leaves it, with results that take a while to migrate. */
export async function makeEarlierDatabase(settings: TestDatabase['settings'], results: number): Promise<void> {
  const storage = await openStorage(settings)
  const account = await storage.transaction(({ accounts }) => accounts.create('ada', null, 0))
  const { id: userId } = required(account, 'the account')
  const quiz = { ...identifiedQuiz('standard', 3, { recordActivity: true }), id: 'one' }
  await storage.transaction((stores) => finishQuiz(stores, userId, quiz, NOON))
  await storage.close()
  const rows = await openDatabaseRows(settings)
  const copy = { table: 'quizResult', key: 'userId', original: userId, count: results - 1 }
  await copyRows(rows, copy, { id: sql`"id" || '-' || n` })
  await rows.close()
}
