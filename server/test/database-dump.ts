import { Kysely, sql } from 'kysely'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { openSqlite } from '../src/storage/engine/sqlite.ts'
import type { TestDatabase } from './storage.fixture.ts'

const TABLES = [
  ...[
    'account',
    'session',
    'deletedSession',
    'counter',
    'learner',
    'question',
    'foreignQuestion',
    'quizResult',
    'progress',
    'answer',
  ],
  ...['dispute', 'activityDay', 'favorite', 'achievement', 'learningPath', 'todayCount', 'todayAnswerer', 'secret'],
]

/** Reads everything stored, to compare it later. */
export async function openDump({ databaseUrl, dataDir }: TestDatabase['settings']) {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely({ dialect: engine.dialect })
  return {
    async read(): Promise<string> {
      const tables: [string, string[]][] = []
      for (const table of TABLES) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(database)
        tables.push([table, rows.map((row) => JSON.stringify(row)).sort()])
      }
      return JSON.stringify(tables)
    },
    async close() {
      await database.destroy()
      await engine.close()
    },
  }
}
