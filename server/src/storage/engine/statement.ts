import { required } from '@think-twice/core/required'
import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Connection } from './connection.ts'

/** Stands in a query for a value that is known only when the query runs. */
class Slot {
  readonly valueIn: (given: never) => unknown

  constructor(valueIn: (given: never) => unknown) {
    this.valueIn = valueIn
  }
}

/** Names are given to so many statements, because each connection to PostgreSQL keeps the plan of each in memory. */
const MOST_NAMES = 300

/** A name for each statement's text: the same few come again and again, so PostgreSQL may keep their plans. */
export const STATEMENT_NAMES = new Map<string, string>()

/** Lets PostgreSQL keep the plan of a statement, unless it keeps too many already. */
export function keepPlanOf(sql: string): void {
  if (STATEMENT_NAMES.size < MOST_NAMES && !STATEMENT_NAMES.has(sql)) {
    STATEMENT_NAMES.set(sql, `s${STATEMENT_NAMES.size}`)
  }
}

/**
 * A query that is built and compiled once for each database, because building it costs more than running it. The
 * builder gets slots in place of values; it must not look at them.
 */
export function statement<Given extends object, Row>(
  build: (database: Connection, given: Given) => Compilable<Row>,
): (connection: Connection, given: Given) => Promise<Row[]> {
  const compiled = compiledOnce((database) => build(database, slotsByName<Given>()))
  return async (connection, given) => (await run<Row>(connection, compiled(connection), given)).rows
}

/** An update of one row, compiled once for each database; says whether there was such a row. */
export function updateStatement<Given extends object>(
  build: (database: Connection, given: Given) => Compilable<unknown>,
): (connection: Connection, given: Given) => Promise<boolean> {
  const compiled = compiledOnce((database) => build(database, slotsByName<Given>()))
  return async (connection, given) => (await run(connection, compiled(connection), given)).numAffectedRows === 1n
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

/** Each property is a slot of the same name; the builder only passes it on. */
function slotsByName<Given extends object>(): Given {
  return new Proxy({} as Given, {
    get: (_, name) => new Slot((given: Record<PropertyKey, unknown>) => given[name]),
  })
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
      keepPlanOf(query.sql)
    }
    return query
  }
}

function run<Row>(connection: Connection, query: CompiledQuery, given: object): Promise<QueryResult<Row>> {
  // Two casts, because the type of a compiled query kept for many calls cannot say that a slot reads what its own
  // statement is given, or that the query was compiled for these rows.
  const parameters = query.parameters.map((value) => (value instanceof Slot ? value.valueIn(given as never) : value))
  return connection.executeQuery({ ...query, parameters } as CompiledQuery<Row>)
}
