import { memoizeUpTo } from '@think-twice/core/memoize-up-to'
import type Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Prepared statements cached; a multi-row insert is a new statement for each number of rows. */
const MOST_STATEMENTS = 300

/**
 * Kysely on an open better-sqlite3 database. Kysely's own dialect starts DEFERRED transactions, which can fail when
 * they turn into writes.
 */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class SqliteDriver implements Driver {
  readonly #database: Database.Database
  readonly #connection: SqliteConnection

  constructor(database: Database.Database) {
    this.#database = database
    this.#connection = new SqliteConnection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed rollback would leave its transaction to the next user.
    if (this.#database.inTransaction) this.#database.exec('rollback')
    // Locks at once, because two deferred transactions that read and then write block each other.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite rolls back by itself on a full disk or an I/O error.
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #prepare: (sql: string) => Database.Statement

  constructor(database: Database.Database) {
    this.#prepare = memoizeUpTo(MOST_STATEMENTS, (sql) => database.prepare(sql))
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql)
    // Kysely derives the row type from the query that was compiled to this SQL.
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  streamQuery(): never {
    throw new Error('Cannot stream from SQLite: its driver reads whole results.')
  }
}
