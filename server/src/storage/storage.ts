import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Dialect, Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Connection, Engine } from './engine/engine.ts'
import { StorageFault, type WriteWatch, watchFaults, watchWrites } from './engine/faults.ts'
import { type Limiter, type LimiterRules, limiterOn } from './engine/limiter.ts'
import { openPostgres } from './engine/postgres.ts'
import { openSqlite } from './engine/sqlite.ts'
import { migrate } from './migrations/migrate.ts'
import type { Tables } from './schema.ts'
import { type Stores, storesOn } from './stores.ts'

/** Only the stores that it hands out reach the tables. */
export type Storage = {
  read: RunWithStores
  /** All or nothing. Work about a learner begins with `learners.take`, which makes other work for that learner wait. */
  transaction: RunWithStores
  /** A transaction that deletes personal data; after it, no file of the database holds it any more. */
  erase: RunWithStores
  /** Removes deleted data from the database's log. */
  clearLog(): Promise<void>
  /** A counter shared by all processes; its writes are never part of a transaction. */
  limiter(rules: LimiterRules): Limiter
  /** The outcome of the latest real writes. */
  writes: Pick<WriteWatch, 'read' | 'onChange'>
  /** Resolves if the database answers, is where it was, and is not damaged; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

type RunWithStores = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

/** Milliseconds a write waits for its turn and for other processes, and between two tries. */
const WAIT_FOR_LOCK = 5000
const PAUSE = 10
/** Milliseconds that clearing the log waits for those who read. */
const WAIT_FOR_READERS = 1000

/**
 * Opens the configured database and migrates it; refuses one that could lose an acknowledged write. Tests may wrap the
 * dialect.
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  through: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely<Tables>({ dialect: through(engine.dialect) })
  const close = () => database.destroy()
  try {
    await migrate(database, engine)
    await engine.afterFirstWrite()
  } catch (error) {
    await close()
    throw engine.explainStart(error)
  }
  return { ...storageOn(engine, database), close }
}

function storageOn(engine: Engine, database: Connection): Omit<Storage, 'close'> {
  const faults = watchFaults(engine.faultOf)
  const writes = watchWrites()
  const noteFault = (error: unknown) => {
    if (error instanceof StorageFault) writes.note(error)
  }
  // A nested transaction would wait for the outer one forever, so it is refused.
  const inside = new AsyncLocalStorage<true>()
  const enter = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside.getStore()) throw new Error('Cannot nest transactions or reads: use the stores of the open transaction.')
    return faults.explain(work)
  }

  const transaction: RunWithStores = async (work) => {
    try {
      faults.requireUndamaged()
      const result = await enter(async () => {
        const done = await writeWhenFree(engine, (hasBegun) =>
          database.transaction().execute((opened) => {
            hasBegun()
            return inside.run(true, () => work(storesOn(opened)))
          }),
        )
        engine.requireInPlace()
        return done
      })
      writes.note(null)
      return result
    } catch (error) {
      noteFault(error)
      throw error
    }
  }

  const clearLog = () =>
    enter(async () => {
      const end = performance.now() + WAIT_FOR_READERS
      while (!(await writeWhenFree(engine, async () => engine.clearLog()))) {
        if (performance.now() > end)
          throw new Error('The log of the database could not be cleared: others are reading.')
        await setTimeout(PAUSE)
      }
    })

  return {
    read: (work) => enter(() => work(storesOn(database))),
    transaction,
    clearLog,

    async erase(work) {
      const result = await transaction(work)
      // The rows are gone. If the log cannot be cleared now, upkeep does it, and says so when it fails.
      await clearLog().catch(noteFault)
      return result
    },

    writes,
    limiter: (rules) => limiterOn(database, rules, (work) => enter(() => writeWhenFree(engine, work))),

    async ping() {
      faults.requireUndamaged()
      await enter(async () => {
        engine.requireInPlace()
        await sql`select 1`.execute(database)
      })
    },
  }
}

/**
 * Runs a write in its turn. While another process has the lock it waits here rather than in the driver, which would
 * block the whole process. Time spent in the queue counts. Work that has begun is not tried again.
 */
async function writeWhenFree<Result>(
  { writers, isLocked }: Pick<Engine, 'writers' | 'isLocked'>,
  work: (hasBegun: () => void) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + WAIT_FOR_LOCK
  const free = await writers.take()
  try {
    for (;;) {
      const tried = await tryOnce(work, (error) => isLocked(error) && performance.now() <= end)
      if (tried) return tried.done
      await setTimeout(PAUSE)
    }
  } finally {
    free()
  }
}

/** Runs a write; null if it failed before it had begun, for a reason to try it again. */
async function tryOnce<Result>(
  work: (hasBegun: () => void) => Promise<Result>,
  mayRetry: (error: unknown) => boolean,
): Promise<{ done: Result } | null> {
  let begun = false
  const hasBegun = () => {
    begun = true
  }
  try {
    return { done: await work(hasBegun) }
  } catch (error) {
    if (begun || !mayRetry(error)) throw error
    return null
  }
}
