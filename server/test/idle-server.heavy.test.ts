import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { startServer } from './server-process.ts'
import { createTestDatabase, DATABASES } from './storage.fixture.ts'

/** The pool closes connections that were idle for ten seconds. */
const IDLE = '12 seconds'

describe.runIf(DATABASES.includes('PostgreSQL'))('a PostgreSQL server without any calls', () => {
  test('keeps one connection open, by which npm run move notices it', async () => {
    const { settings, remove } = await createTestDatabase('PostgreSQL')
    const server = await startServer({ DATABASE_URL: settings.databaseUrl! })
    const client = new pg.Client({ connectionString: settings.databaseUrl! })
    await client.connect()
    const idleConnections = async () => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and state = 'idle' and state_change < now() - interval '${IDLE}'`,
      )
      return rows.length
    }
    await expect.poll(idleConnections, { timeout: 60_000, interval: 500 }).toBe(1)
    await client.end()
    await server.stop('SIGTERM')
    await remove()
  })
})
