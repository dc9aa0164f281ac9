import { required } from '@think-twice/core/required'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Connection } from './connection.ts'

/** Stands in a query for a value that is known only when the query runs. */
class Slot {
  readonly valueIn: (given: never) => unknown

  constructor(valueIn: (given: never) => unknown) {
    this.valueIn = valueIn
  }
}

/** A name for each statement's text: the same few come again and again, so PostgreSQL may keep their plans. */
export const STATEMENT_NAMES = new Map<string, string>()

/**
 * A query that is built and compiled once for each database, because building it costs more than running it. The
 * builder gets slots in place of values; it must not look at them.
 */
export function statement<Given extends object, Row>(
  build: (database: Connection, given: Given) => Compilable<Row>,
): (connection: Connection, given: Given) => Promise<Row[]> {
  // Each property is a slot of the same name; the builder only passes it on.
  const slots = new Proxy({} as Given, {
    get: (_, name) => new Slot((given: Record<PropertyKey, unknown>) => given[name]),
  })
  const compiled = compiledOnce((database) => build(database, slots))
  return (connection, given) => run<Row>(connection, compiled(connection), given)
}

/** An insert of any number of rows, compiled once for each number. */
export function rowsStatement<Row extends object>(
  columns: readonly (keyof Row & string)[],
  build: (database: Connection, rows: Row[]) => Compilable<unknown>,
): (connection: Connection, rows: readonly Row[]) => Promise<void> {
  const byCount = new Map<number, (connection: Connection) => CompiledQuery>()
  return async (connection, rows) => {
    if (rows.length === 0) return
    let compiled = byCount.get(rows.length)
    if (!compiled) {
      const slots = rows.map((_, index) => slotsOfRow<Row>(columns, index))
      compiled = compiledOnce((database) => build(database, slots))
      byCount.set(rows.length, compiled)
    }
    await run(connection, compiled(connection), rows)
  }
}

function slotsOfRow<Row>(columns: readonly (keyof Row & string)[], index: number): Row {
  const slots = columns.map((name) => [
    name,
    new Slot((rows: Row[]) => required(rows[index], 'a row for each slot')[name]),
  ])
  // The builder only passes the slots on.
  return Object.fromEntries(slots) as Row
}

/** All connections to one database share its adapter. */
function compiledOnce(build: (database: Connection) => Compilable<unknown>): (connection: Connection) => CompiledQuery {
  const known = new WeakMap<object, CompiledQuery>()
  return (connection) => {
    const { adapter } = connection.getExecutor()
    let query = known.get(adapter)
    if (!query) {
      query = build(connection).compile()
      known.set(adapter, query)
      if (!STATEMENT_NAMES.has(query.sql)) STATEMENT_NAMES.set(query.sql, `s${STATEMENT_NAMES.size}`)
    }
    return query
  }
}

async function run<Row>(connection: Connection, query: CompiledQuery, given: object): Promise<Row[]> {
  // Two casts, because the type of a compiled query kept for many calls cannot say that a slot reads what its own
  // statement is given, or that the query was compiled for these rows.
  const parameters = query.parameters.map((value) => (value instanceof Slot ? value.valueIn(given as never) : value))
  const { rows } = await connection.executeQuery({ ...query, parameters } as CompiledQuery<Row>)
  return rows
}
