import type { CompiledQuery, Dialect } from 'kysely'

/** Runs a statement as the database would have. */
type Run<Result> = () => Promise<Result>

/** A database whose every statement goes through `watch`, which runs it or throws instead. */
export function watchedStatements(
  watch: <Result>(query: CompiledQuery, run: Run<Result>) => Promise<Result>,
): (dialect: Dialect) => Dialect {
  return (dialect) => ({
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      const watched = new WeakSet<object>()
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options)
        if (watched.has(connection)) return connection
        watched.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = (query) => watch(query, () => execute<never>(query))
        return connection
      }
      return driver
    },
  })
}
