import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Dialect, sql } from 'kysely'
import type { Config } from '../config.ts'
import { connectionsTo } from './engine/connections.ts'
import type { Engine } from './engine/engine.ts'
import { StorageFault, watchFaults } from './engine/faults.ts'
import { type Limiter, type LimiterRules, limiterOn } from './engine/limiter.ts'
import { openPostgres } from './engine/postgres.ts'
import { openSqlite } from './engine/sqlite.ts'
import {
  type BeginTransaction,
  type OpenTransaction,
  ownTransactions,
  sharedTransactions,
} from './engine/transactions.ts'
import { waitingWrites } from './engine/waiting-writes.ts'
import { type WriteWatch, watchWrites } from './engine/write-health.ts'
import { migrate } from './migrations/migrate.ts'
import { createQuestionCache } from './questions/question-cache.ts'
import { type Stores, storesOn } from './stores.ts'

/** Only the stores that it hands out reach the tables. */
export type Storage = {
  read: RunWithStores
  /** All or nothing, and one at a time for the same person. */
  transaction: RunWithStores
  /**
   * A transaction for work that reads about one learner, and then writes and saves the learner. On PostgreSQL it holds
   * nothing while it reads, and what it writes goes in one statement. If something else was written for the learner in
   * between, it runs again in a transaction that holds the learner's row.
   */
  changeLearner: <Result>(userId: number, work: (stores: Stores) => Promise<Result>) => Promise<Result>
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

/**
 * Opens the configured database and migrates it; refuses one that could lose an acknowledged write. Tests may wrap the
 * dialect.
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  through: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const connections = connectionsTo(through(engine.dialect))
  const { database } = connections
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
  return { ...storageOn(engine, connections), close }
}

function storageOn(engine: Engine, { database, driver, databaseOn }: ReturnType<typeof connectionsTo>) {
  const faults = watchFaults(engine.faultOf)
  const known = createQuestionCache()
  // A nested transaction would wait for the outer one forever, so it is refused.
  const inside = new AsyncLocalStorage<true>()
  const enter = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside.getStore()) throw new Error('Cannot nest transactions or reads: use the stores of the open transaction.')
    return faults.explain(work)
  }
  const limited = <Result>(work: () => Promise<Result>) => {
    const since = performance.now()
    return enter(() => engine.inTurn(() => whenFree(engine, since, work)))
  }
  const begin: BeginTransaction = (connection, since) =>
    whenFree(engine, since, () => driver.beginTransaction(connection, {}))
  const transact = engine.sharesCommits ? sharedTransactions(driver, begin, engine) : ownTransactions(driver, begin)
  const writes = watchWrites(Date.now)
  const write = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      faults.requireUndamaged()
      const result = await enter(run)
      writes.note(null)
      return result
    } catch (error) {
      if (error instanceof StorageFault) writes.note(error)
      throw error
    }
  }
  const withStores =
    <Result>(work: (stores: Stores) => Promise<Result>) =>
    (transaction: OpenTransaction): Promise<Result> =>
      inside.run(true, () => work(storesOn(databaseOn(transaction.connection), known, transaction)))
  const holding =
    <Result>(userId: number, work: (stores: Stores) => Promise<Result>) =>
    async (stores: Stores): Promise<Result> => {
      await stores.learners.take(userId)
      return work(stores)
    }
  // SQLite has one writer at a time, so its transactions hold everything anyway.
  const unheld = engine.sharesCommits ? null : waitingWrites(driver)
  const change: Storage['changeLearner'] = async (userId, work) => {
    if (!unheld) return transact(withStores(work))
    try {
      return await unheld(withStores(work))
    } catch (error) {
      if (engine.faultOf(error) !== null) throw error
      // Nothing was written. Whatever the reason, with the learner's row held it counts.
      return transact(withStores(holding(userId, work)))
    }
  }

  return {
    read: (work) => enter(() => work(storesOn(database, known))),
    transaction: (work) => write(() => transact(withStores(work))),
    changeLearner: (userId, work) => write(() => change(userId, work)),
    writes,
    limiter: (options) => limiterOn(engine, options, limited),
    async ping() {
      faults.requireUndamaged()
      await enter(() => sql`select 1`.execute(database))
    },
  } satisfies Omit<Storage, 'close'>
}

/**
 * Waits for other processes here rather than in the driver, which would block the whole process. Time spent in the
 * queue counts: `since` is when the work arrived, in ms.
 */
async function whenFree<Result>(
  { isLocked }: Pick<Engine, 'isLocked'>,
  since: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > since + WAIT_FOR_LOCK) throw error
      await setTimeout(PAUSE)
    }
  }
}
