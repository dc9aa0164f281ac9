import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Connection } from './connection.ts'

/** The database as a whole, and as each of its driver's connections alone sees it. */
export function connectionsTo(dialect: Dialect) {
  const driver = dialect.createDriver()
  // One adapter for every connection, because statements are compiled once for each adapter.
  const adapter = dialect.createAdapter()
  const throughDriver = (createDriver: Dialect['createDriver']) =>
    new Kysely<Tables>({
      dialect: {
        createDriver,
        createAdapter: () => adapter,
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (db) => dialect.createIntrospector(db),
      },
    })
  const known = new WeakMap<DatabaseConnection, Connection>()
  return {
    driver,
    database: throughDriver(() => driver),
    databaseOn(connection: DatabaseConnection): Connection {
      const database = known.get(connection) ?? throughDriver(() => driverOf(connection))
      known.set(connection, database)
      return database
    },
  }
}

/** One connection as a driver, for a transaction that the caller begins and ends. */
function driverOf(connection: DatabaseConnection): Driver {
  const nothing = async () => {}
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
}
