import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { type DatabaseConnection, type Dialect, type Driver, Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Fault } from './database-differences.ts'
import { type Limiter, type LimiterRules, limiterOn } from './limiter.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { createQuestionCache } from './question-cache.ts'
import type { Tables } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { type Stores, storesOn } from './stores.ts'
import { type BeginTransaction, ownTransactions, sharedTransactions } from './transactions.ts'
import { type WriteWatch, watchWrites } from './write-health.ts'

/** Only the stores handed out by `read` and `transaction` reach the tables. */
export type Storage = {
  read: RunWithStores
  /** All or nothing, and one at a time for the same person. */
  transaction: RunWithStores
  /** A counter shared by all processes; its writes are never part of a transaction. */
  limiter(options: LimiterRules): Limiter
  /** The outcome of the latest real writes. */
  writes: Pick<WriteWatch, 'read' | 'onChange'>
  /** Resolves if the database answers and is not damaged; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds a write waits for its turn and for other processes, and between two tries. */
const WAIT_FOR_LOCK = 5000
const PAUSE = 10

type RunWithStores = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

/** The database failed; the request was fine. */
export class StorageFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause: unknown) {
    super(fault === 'damaged' ? 'The database is damaged' : 'The database is not available', { cause })
    this.name = 'StorageFault'
    this.fault = fault
  }
}

/**
 * Opens the configured database and migrates it; refuses one that could lose an acknowledged write. Tests may wrap the
 * dialect.
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  through: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const dialect = through(engine.dialect)
  const driver = dialect.createDriver()
  const adapter = dialect.createAdapter()
  // One adapter for every connection, because statements are compiled once for each adapter.
  const kyselyOn = (createDriver: Dialect['createDriver']) =>
    new Kysely<Tables>({
      dialect: {
        createDriver,
        createAdapter: () => adapter,
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (db) => dialect.createIntrospector(db),
      },
    })
  const database = kyselyOn(() => driver)
  const close = async () => {
    await database.destroy()
    await engine.close()
  }
  try {
    await migrate(database, engine)
    await engine.afterFirstWrite()
  } catch (error) {
    await close()
    throw engine.explainStart(error)
  }

  let damage: StorageFault | undefined
  const explainFaults = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      const fault = engine.faultOf(error)
      if (fault === null) throw error
      const explained = new StorageFault(fault, error)
      if (fault === 'damaged') damage ??= explained
      throw explained
    }
  }

  const known = createQuestionCache()
  // A nested transaction would wait for the outer one forever, so it is refused.
  const inside = new AsyncLocalStorage<true>()
  const enter = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside.getStore()) throw new Error('Cannot nest transactions or reads: use the stores of the open transaction.')
    return explainFaults(work)
  }
  // Waits for other processes here rather than in the driver, which would block the whole process. Time spent in the
  // queue counts.
  const whenFree = async <Result>(since: number, work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!engine.isLocked(error) || performance.now() > since + WAIT_FOR_LOCK) throw error
        await setTimeout(PAUSE)
      }
    }
  }
  const limited = <Result>(work: () => Promise<Result>) => {
    const since = performance.now()
    return enter(() => engine.inTurn(() => whenFree(since, work)))
  }
  const writes = watchWrites(Date.now)
  const begin: BeginTransaction = (connection, since) => whenFree(since, () => driver.beginTransaction(connection, {}))
  const transact = engine.sharesCommits ? sharedTransactions(driver, begin, engine) : ownTransactions(driver, begin)
  const databases = new WeakMap<DatabaseConnection, Kysely<Tables>>()
  const databaseOn = (connection: DatabaseConnection) => {
    const known = databases.get(connection) ?? kyselyOn(() => driverOf(connection))
    databases.set(connection, known)
    return known
  }

  return {
    read: (work) => enter(() => work(storesOn(database, known))),
    async transaction(work) {
      try {
        if (damage) throw damage
        const result = await enter(() =>
          transact((transaction) =>
            inside.run(true, () => work(storesOn(databaseOn(transaction.connection), known, transaction))),
          ),
        )
        writes.note(null)
        return result
      } catch (error) {
        if (error instanceof StorageFault) writes.note(error)
        throw error
      }
    },
    writes,
    limiter(options) {
      return limiterOn(engine, options, limited)
    },
    async ping() {
      if (damage) throw damage
      await enter(() => sql`select 1`.execute(database))
    },
    close,
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
