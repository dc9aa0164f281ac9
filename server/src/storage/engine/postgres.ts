import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { codeOf, messageOf } from '../../error-fields.ts'
import { createSemaphore } from '../../semaphore.ts'
import { POSTGRES } from './database-adapters.ts'
import type { Engine } from './engine.ts'

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT = 2000
/** In milliseconds. Set by statements, because poolers refuse a connection that asks for them when it starts. */
const LIMITS = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 }

const CONNECTIONS = 10
/** Writes that wait for one learner's row must not take all connections: reads need some, too. */
const WRITERS = 8

/** PostgreSQL's type number of `bigint`, which pg returns as text. Ours are times and counts, and fit a number. */
const BIGINT = 20

/** With any of these off, an acknowledged write could be lost. */
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const
/** The first with identity columns, as a `server_version_num`. */
const OLDEST_POSTGRES = 100_000

/**
 * Connects to PostgreSQL; throws where the server could not work, or where a setting could lose an acknowledged write.
 * Messages name what the address was `givenAs`.
 */
export async function openPostgres(databaseUrl: string, givenAs = 'DATABASE_URL'): Promise<Engine> {
  const pool = openPool(databaseUrl)
  try {
    const problem = unusableBecause(await factsOf(pool, givenAs))
    if (problem !== null) throw new Error(`Cannot use the database in ${givenAs}: ${problem}`)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    ...POSTGRES,
    dialect: new LimitedDialect(pool),
    writers: createSemaphore(WRITERS),
    explainStart: (error) => explainRights(error, givenAs),
    afterFirstWrite: async () => {},
    requireInPlace: () => {},
    // PostgreSQL overwrites its log by itself.
    clearLog: () => true,
  }
}

/** Limits each transaction by itself: behind a pooler that shares connections, what a session has set may be another's. */
class LimitedDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new LimitedDriver({ pool: this.#pool })
  }
}

/** The driver drops a client whose rollback failed, so a broken one is never reused. */
class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin; ${settingLimits('local')}`))
  }
}

function settingLimits(scope: 'local' | 'session'): string {
  return Object.entries(LIMITS)
    .map(([name, value]) => `set ${scope} ${name} = ${value}`)
    .join('; ')
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
  // A client that loses its server while it is checked out reports it only to its own listener; without
  // one the process dies. The query that was under way rejects, which is where the loss is handled.
  const ignore = () => {}
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    // One connection stays open however quiet it is, so that `npm run move` sees that a server is there.
    min: 1,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    async onConnect(client) {
      client.on('error', ignore)
      // For what runs outside transactions.
      await client.query(settingLimits('session'))
    },
  })
  pool.on('error', ignore)
  return pool
}

type Facts = {
  version: string
  versionNumber: number
  encoding: string
  isStandby: boolean
  readOnly: string
  /** The first schema of the search path that exists. */
  schema: string | null
} & Record<(typeof DURABLE_SETTINGS)[number], string>

async function factsOf(pool: pg.Pool, givenAs: string): Promise<Facts> {
  const durable = DURABLE_SETTINGS.map((setting) => `current_setting('${setting}') as ${setting}`)
  try {
    const { rows } = await pool.query(`
      select current_setting('server_version') as "version", current_setting('server_version_num')::int as "versionNumber",
        current_setting('server_encoding') as "encoding", pg_is_in_recovery() as "isStandby",
        current_setting('transaction_read_only') as "readOnly", current_schema() as "schema", ${durable.join(', ')}`)
    return rows[0]
  } catch (error) {
    throw new Error(`Cannot reach the database in ${givenAs}: ${messageOf(error)}`, { cause: error })
  }
}

/** Why the server cannot work with such a database; null if it can. */
function unusableBecause(facts: Facts): string | null {
  if (facts.versionNumber < OLDEST_POSTGRES) {
    return `it is PostgreSQL ${facts.version}, and ${OLDEST_POSTGRES / 10_000} or newer is needed.`
  }
  if (facts.encoding !== 'UTF8') {
    return `its encoding is ${facts.encoding}, which cannot hold every name and word. Create it with ENCODING 'UTF8' and TEMPLATE template0.`
  }
  const lossy = DURABLE_SETTINGS.find((setting) => facts[setting] === 'off')
  if (lossy) return `its setting ${lossy} is off, so a power outage would lose writes.`
  if (facts.isStandby) return 'it is a standby, which can only be read. Give the address of the primary.'
  if (facts.readOnly === 'on') {
    return 'it can only be read: default_transaction_read_only is on, for everybody, for this database or for this account.'
  }
  if (facts.schema === null) {
    return 'the search_path of its account names no schema that exists and that the account may use. Create one, grant USAGE and CREATE on it, or set search_path.'
  }
  return null
}
