import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Fault } from './differences.ts'
import { type Limiter, type LimiterRules, limiterOn } from './limiter.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { type Stores, storesOn } from './stores.ts'

/** Where everything people did is kept. Its two doors hand out the stores; nothing else reaches a table. */
export type Storage = {
  /** Reads without a transaction. */
  read: Door
  /** Does all of the work or none of it, and one such piece of work after another for the same person. */
  transaction: Door
  /** Makes a counter that all processes share. Its writes are never part of a transaction. */
  limiter(options: LimiterRules): Limiter
  /** Settles when the database answers and may be written; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

type Door = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

/** The database cannot do it: a refusal of the machine, never of the request. */
export class StorageFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause: unknown) {
    super(fault === 'damaged' ? 'The database is damaged' : 'The database is not available', { cause })
    this.name = 'StorageFault'
    this.fault = fault
  }
}

/**
 * Opens the database that the settings name and brings its tables up to date; refuses one that could lose an
 * acknowledged write. A test may put something between the queries and the database.
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  through: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely<Schema>({ dialect: through(engine.dialect) })
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

  // The outer door used inside a transaction would wait for that transaction for ever.
  const inside = new AsyncLocalStorage<true>()
  const enter = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside.getStore()) throw new Error('A transaction is open: use the stores that it was given.')
    return explainFaults(work)
  }
  const limited = <Result>(work: () => Promise<Result>) => enter(() => engine.inTurn(work))

  return {
    read: (work) => enter(() => work(storesOn(database))),
    async transaction(work) {
      if (damage) throw damage
      return enter(() =>
        engine.inTurn(() =>
          database.transaction().execute((transaction) => inside.run(true, () => work(storesOn(transaction)))),
        ),
      )
    },
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
