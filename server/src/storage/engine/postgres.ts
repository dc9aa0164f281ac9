import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { codeOf, messageOf } from '../../error-fields.ts'
import { createSemaphore } from '../../semaphore.ts'
import { POSTGRES } from './database-adapters.ts'
import type { Engine } from './engine.ts'

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT = 2000
const STATEMENT_TIMEOUT = 5000
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000

const CONNECTIONS = 10
/** Writes that wait for one learner's row must not take all connections: reads need some, too. */
const WRITERS = 8

/** PostgreSQL's type number of `bigint`, which pg returns as text. Ours are times and counts, and fit a number. */
const BIGINT = 20

/** With any of these off, an acknowledged write could be lost. */
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/**
 * Connects to PostgreSQL; throws where a setting could lose an acknowledged write. Messages name what the address was
 * `givenAs`.
 */
export async function openPostgres(databaseUrl: string, givenAs = 'DATABASE_URL'): Promise<Engine> {
  const pool = openPool(databaseUrl)
  try {
    await requireDurability(pool, givenAs)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    ...POSTGRES,
    // The driver drops a client whose rollback failed, so a broken one is never reused.
    dialect: new PostgresDialect({ pool }),
    writers: createSemaphore(WRITERS),
    explainStart: (error) => explainRights(error, givenAs),
    afterFirstWrite: async () => {},
  }
}

/** PostgreSQL's code for a missing privilege. */
const INSUFFICIENT_PRIVILEGE = '42501'

function explainRights(error: unknown, givenAs: string): unknown {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error
  return new Error(
    `Cannot start: the account in ${givenAs} lacks a privilege (${messageOf(error)}). Grant it USAGE and CREATE on its schema, and make it the owner of the existing tables.`,
    { cause: error },
  )
}

function openPool(databaseUrl: string): pg.Pool {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    // One connection stays open however quiet it is, so that `npm run move` sees that a server is there.
    min: 1,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  })
  // A client that loses its server while it is checked out reports it only to its own listener; without
  // one the process dies. The query that was under way rejects, which is where the loss is handled.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

async function requireDurability(pool: pg.Pool, givenAs: string): Promise<void> {
  for (const setting of DURABLE_SETTINGS) {
    let value: string
    try {
      const { rows } = await pool.query(`show ${setting}`)
      value = rows[0][setting]
    } catch (error) {
      throw new Error(`Cannot reach the database in ${givenAs}: ${messageOf(error)}`, { cause: error })
    }
    if (value === 'off')
      throw new Error(`Cannot use this PostgreSQL: its setting ${setting} is off, so a power outage would lose writes.`)
  }
}
