import pg from 'pg'
import type { Storage } from './storage.ts'

/** Milliseconds. */
const CONNECT_TIMEOUT = 2000
const STATEMENT_TIMEOUT = 5000

export async function openPostgres(databaseUrl: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
  })
  // A client that loses its server while it is checked out reports it only to its own listener; without
  // one the process dies. The query that was under way rejects, which is where the loss is handled.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))

  const storage: Storage = {
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
  try {
    await storage.ping()
  } catch (error) {
    await storage.close()
    throw new Error(`Cannot reach the database of DATABASE_URL: ${(error as Error).message}`, { cause: error })
  }
  return storage
}
