import { setImmediate } from 'node:timers/promises'
import { itemAt } from '@think-twice/core/item-at'
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'
import type { Fault } from './database-adapters.ts'
import type { InTurn } from './write-queue.ts'

/** A transaction under way; `hasInserted` says that it has stored questions, which may still be undone. */
export type OpenTransaction = { connection: DatabaseConnection; hasInserted: boolean }

type Work<Result> = (transaction: OpenTransaction) => Promise<Result>

/** Runs work in a transaction: all of it or nothing. */
export type RunTransaction = <Result>(work: Work<Result>) => Promise<Result>

/** Opens a transaction, waiting for other processes if need be; `since` (ms) is when the work arrived. */
export type BeginTransaction = (connection: DatabaseConnection, since: number) => Promise<void>

/** The most work in one transaction, so that a batch does not hold up the event loop for long. */
const MOST_TOGETHER = 32

/** Each piece of work has a transaction and a connection of its own. */
export function ownTransactions(driver: Driver, begin: BeginTransaction): RunTransaction {
  return async (work) => {
    const since = performance.now()
    const connection = await driver.acquireConnection()
    try {
      return await commitAfter(driver, () => begin(connection, since), connection, work)
    } finally {
      await driver.releaseConnection(connection)
    }
  }
}

type Waiting = {
  since: number
  run: Work<unknown>
  settle: (outcome: PromiseSettledResult<unknown>) => void
}

/**
 * Work that arrives in one turn of the event loop shares a transaction and its one sync, each piece under a savepoint
 * of its own. Nobody hears of an outcome, not even a refusal, before the commit. If the database fails, nothing of
 * the batch counts, and each piece runs again alone.
 */
export function sharedTransactions(
  driver: Driver,
  begin: BeginTransaction,
  { inTurn, faultOf }: { inTurn: InTurn; faultOf: (error: unknown) => Fault | null },
): RunTransaction {
  let waiting: Waiting[] = []

  const runWaiting = async () => {
    // Starting in a fresh turn keeps reads that are under way out of the open transaction.
    await setImmediate()
    const batch = waiting.slice(0, MOST_TOGETHER)
    waiting = waiting.slice(MOST_TOGETHER)
    if (waiting.length > 0) void inTurn(runWaiting)
    const connection = await driver.acquireConnection()
    const outcomes = (batch.length > 1 && (await runTogether(connection, batch))) || (await runAlone(connection, batch))
    for (const [index, { settle }] of batch.entries()) settle(itemAt(outcomes, index))
  }

  const runAlone = async (connection: DatabaseConnection, batch: readonly Waiting[]) => {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (const { since, run } of batch) {
      outcomes.push(await outcomeOf(() => commitAfter(driver, () => begin(connection, since), connection, run)))
    }
    return outcomes
  }

  /** The outcomes once they are on the disk; null if each piece is to run alone. */
  const runTogether = async (connection: DatabaseConnection, batch: readonly Waiting[]) => {
    let hasBegun = false
    const beginBatch = async () => {
      // The piece of work that comes first has waited longest.
      await begin(connection, itemAt(batch, 0).since)
      hasBegun = true
    }
    try {
      return await commitAfter(driver, beginBatch, connection, (transaction) => runEach(transaction, batch, faultOf))
    } catch (error) {
      const isHopeless = !hasBegun || faultOf(error) === 'damaged'
      return isHopeless ? batch.map(() => ({ status: 'rejected', reason: error }) as const) : null
    }
  }

  return (work) =>
    new Promise((settle, fail) => {
      waiting.push({
        since: performance.now(),
        run: work,
        settle(outcome) {
          if (outcome.status === 'rejected') fail(outcome.reason)
          // What `work` returned, kept among the outcomes of others.
          else settle(outcome.value as Awaited<ReturnType<typeof work>>)
        },
      })
      if (waiting.length === 1) void inTurn(runWaiting)
    })
}

/** Runs each piece under a savepoint of its own; throws if the database fails. */
async function runEach(
  transaction: OpenTransaction,
  batch: readonly Waiting[],
  faultOf: (error: unknown) => Fault | null,
): Promise<PromiseSettledResult<unknown>[]> {
  const { connection } = transaction
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (const { run } of batch) {
    await command(connection, 'savepoint work')
    const outcome = await outcomeOf(() => run(transaction))
    if (outcome.status === 'rejected') {
      if (faultOf(outcome.reason) !== null) throw outcome.reason
      // Fails if the database has rolled back everything by itself.
      await command(connection, 'rollback to work')
    }
    await command(connection, 'release work')
    outcomes.push(outcome)
  }
  return outcomes
}

async function commitAfter<Result>(
  driver: Driver,
  begin: () => Promise<void>,
  connection: DatabaseConnection,
  work: Work<Result>,
): Promise<Result> {
  await begin()
  try {
    const result = await work({ connection, hasInserted: false })
    await driver.commitTransaction(connection)
    return result
  } catch (error) {
    // The first error is the one that explains the failure, whether or not rolling back fails as well.
    await outcomeOf(() => driver.rollbackTransaction(connection))
    throw error
  }
}

async function outcomeOf(work: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const [outcome] = await Promise.allSettled([work()])
  return outcome
}

async function command(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql))
}
