import { memoizeUpTo } from '@think-twice/core/memoize-up-to'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { keepPlanOf } from './statement.ts'
import type { RunTransaction } from './transactions.ts'

/** Combinations of writes whose text and plan are kept. A finish has one for each number of concepts and what it earns. */
const MOST_COMBINATIONS = 200

/** Work that cannot wait with its writes; it has to run in a transaction. */
class CannotWait extends Error {}

/**
 * Runs work in no transaction: its reads are answered at once, and its writes wait until it is done and are then sent
 * as one statement, which PostgreSQL takes whole or not at all. One of them has to be an update that finds its row only if
 * nothing that the work has read has changed since. Throws if it finds none, and for work that reads after a write or
 * needs a write's reply; nothing is written then.
 */
export function waitingWrites(driver: Driver): RunTransaction {
  const known = new WeakMap<DatabaseConnection, WaitingConnection>()
  return async (work) => {
    const connection = await driver.acquireConnection()
    try {
      const waiting = known.get(connection) ?? new WaitingConnection(connection)
      known.set(connection, waiting)
      waiting.writes = []
      const result = await work({ connection: waiting, hasInserted: false })
      await send(connection, waiting.writes)
      return result
    } finally {
      await driver.releaseConnection(connection)
    }
  }
}

class WaitingConnection implements DatabaseConnection {
  writes: CompiledQuery[] = []
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.query.kind === 'SelectQueryNode' && this.writes.length === 0) return this.#connection.executeQuery(query)
    if (!canWait(query)) throw new CannotWait(query.sql)
    this.writes.push(query)
    // If an update finds no row, the statement will fail.
    return { rows: [], numAffectedRows: 1n }
  }

  streamQuery(): never {
    throw new CannotWait('a stream')
  }
}

function canWait({ query }: CompiledQuery): boolean {
  return (query.kind === 'InsertQueryNode' || query.kind === 'UpdateQueryNode') && query.returning === undefined
}

async function send(connection: DatabaseConnection, writes: readonly CompiledQuery[]): Promise<void> {
  if (writes.length === 0) return
  const updates = writes.filter(({ query }) => query.kind === 'UpdateQueryNode')
  if (updates.length !== 1) throw new CannotWait(`${updates.length} updates among the writes`)
  // The update goes first, as in a transaction, so that deliveries for one learner wait for each other there.
  const ordered = [...updates, ...writes.filter((write) => !updates.includes(write))]
  const text = combinedText(ordered.map(({ sql }) => sql).join(SEPARATOR))
  await connection.executeQuery(
    CompiledQuery.raw(
      text,
      ordered.flatMap(({ parameters }) => parameters),
    ),
  )
}

/** Is in no statement. */
const SEPARATOR = '\0'

/** One statement for several; it fails by dividing by zero if the first of them, an update, finds no row. */
const combinedText = memoizeUpTo(MOST_COMBINATIONS, (joined: string) => {
  let last = 0
  const parts = joined.split(SEPARATOR).map((sql, index) => {
    const before = last
    const numbered = sql.replace(/\$(\d+)/g, (_, number: string) => {
      last = Math.max(last, before + Number(number))
      return `$${before + Number(number)}`
    })
    return `w${index} as (${numbered}${index === 0 ? ' returning 1' : ''})`
  })
  const text = `with ${parts.join(', ')} select 1 / count(*) from w0`
  keepPlanOf(text)
  return text
})
