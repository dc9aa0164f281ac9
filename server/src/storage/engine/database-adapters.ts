import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import { codeOf, messageOf } from '../../error-fields.ts'
import type { Tables } from '../schema.ts'

/** `unavailable`: retrying later may work. `damaged`: nothing may be written anymore. */
export type Fault = 'unavailable' | 'damaged'

/** Everything in which the two databases differ, except how they are opened. */
export type DatabaseAdapter = {
  /** Makes an integer key increment by itself without ever reusing a number. */
  autoIncrement(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Text that sorts by bytes, whatever the database's language. */
  byteOrderedText: 'text' | RawBuilder<string>
  /** In a transaction, lets only one process change the schema. */
  lockSchema(transaction: Kysely<Tables>): Promise<void>
  /** Inside a transaction: locks these tables against writes by other clients until it ends, without a time limit. */
  lockTables(transaction: Kysely<Tables>, tables: readonly string[]): Promise<void>
  /** Before a transaction: where possible, locks the database so that no other client can open it. */
  excludeOthers(database: Kysely<Tables>): Promise<void>
  /** Inside a transaction: is another client connected through the same account? */
  hasOtherClients(transaction: Kysely<Tables>): Promise<boolean>
  /** The last number that a table has given its rows; 0 before the first. */
  lastNumber(database: Kysely<Tables>, table: string): Promise<number>
  /** Makes a table go on after this number. */
  setLastNumber(database: Kysely<Tables>, table: string, number: number): Promise<void>
  /** Does the error mean that another process has the lock, so that nothing was done and a retry may succeed? */
  isLocked(error: unknown): boolean
  /** The fault behind a driver's error; null if the error is a bug of ours. */
  faultOf(error: unknown): Fault | null
}

export const SQLITE: DatabaseAdapter = {
  autoIncrement: (column) => column.autoIncrement(),
  byteOrderedText: 'text',
  // BEGIN IMMEDIATE has already locked the whole file.
  lockSchema: async () => {},
  lockTables: async () => {},
  async excludeOthers(database) {
    await sql`pragma locking_mode = exclusive`.execute(database)
  },
  // `excludeOthers` has locked the file.
  hasOtherClients: async () => false,
  async lastNumber(database, table) {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(database)
    return rows[0]?.seq ?? 0
  },
  async setLastNumber(database, table, number) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(database)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${number})`.execute(database)
  },
  isLocked: (error) => codeOf(error) === 'SQLITE_BUSY',
  faultOf(error) {
    const code = codeOf(error)
    // A full quota or a file size limit: nothing was written, and there may be room later.
    if (/^SQLITE_IOERR_(WRITE|TRUNCATE|SHMSIZE)$/.test(code)) return 'unavailable'
    if (/^SQLITE_(CORRUPT|IOERR|NOTADB)/.test(code)) return 'damaged'
    return /^SQLITE_(FULL|READONLY|BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL)/.test(code) ? 'unavailable' : null
  },
}

export const POSTGRES: DatabaseAdapter = {
  autoIncrement: (column) => column.generatedByDefaultAsIdentity(),
  byteOrderedText: sql<string>`text collate "C"`,
  async lockSchema(transaction) {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`.execute(transaction)
  },
  async lockTables(transaction, tables) {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
      transaction,
    )
  },
  excludeOthers: async () => {},
  async hasOtherClients(transaction) {
    // Without clearing the snapshot, a transaction keeps seeing the clients that were connected when it first looked.
    await sql`select pg_stat_clear_snapshot()`.execute(transaction)
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(transaction)
    return rows.length > 0
  },
  async lastNumber(database, table) {
    const { rows } = await sql<{ last: number | null }>`
      select last_value as "last" from pg_sequences
      where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(${quoted(table)}, 'id')`.execute(
      database,
    )
    return Number(rows[0]?.last ?? 0)
  },
  async setLastNumber(database, table, number) {
    await sql`select setval(pg_get_serial_sequence(${quoted(table)}, 'id'), ${Math.max(number, 1)}, ${number > 0})`.execute(
      database,
    )
  },
  // PostgreSQL queues waiting transactions by itself.
  isLocked: () => false,
  faultOf(error) {
    const code = codeOf(error)
    // Corrupted data or index, or an I/O error below the database.
    if (/^(XX00[12]|58030)$/.test(code)) return 'damaged'
    // Connection lost, out of resources, starting or stopping, read-only, canceled, or deadlock.
    if (/^(08...|53...|57...|25006|40001|40P01|55P03)$/.test(code)) return 'unavailable'
    if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/.test(code)) return 'unavailable'
    return CONNECTION_LOST.test(messageOf(error)) ? 'unavailable' : null
  },
}

function quoted(table: string): string {
  return `"${table}"`
}

/** An arbitrary number that no other program is likely to use: 'THTW' in ASCII. */
const ADVISORY_LOCK = 0x54_48_54_57
/** The messages of pg for a lost connection, which has no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Postgres connection has been discarded)/
