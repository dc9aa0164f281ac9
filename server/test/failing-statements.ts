import { watchedStatements } from './watched-statements.ts'

/** A statement fails instead of running, or after it, as when only the reply is lost. */
export type Moment = 'before' | 'after'

/** Makes a database's statements fail on demand. */
export class FailingStatements {
  /** Statements since the last reset, in lower case. */
  seen: string[] = []
  #plan: { which: number | 'commit'; error: Error; isPersistent: boolean; moment: Moment } | null = null

  /** From now on this statement, counted from 1, or each commit fails; with `isPersistent`, so do all after it. */
  failAt(which: number | 'commit', error: Error, isPersistent: boolean, moment: Moment): void {
    this.seen = []
    this.#plan = { which, error, isPersistent, moment }
  }

  reset(): void {
    this.seen = []
    this.#plan = null
  }

  readonly through = watchedStatements(async (query, run) => {
    this.seen.push(query.sql.toLowerCase())
    const error = this.#due(query.sql)
    if (error && this.#plan?.moment !== 'after') throw error
    const result = await run()
    if (error) throw error
    return result
  })

  #due(sql: string): Error | null {
    if (!this.#plan || sql === 'rollback') return null
    const { which, error, isPersistent } = this.#plan
    if (which === 'commit') return sql === 'commit' ? error : null
    const number = this.seen.filter((each) => each !== 'rollback').length
    return number === which || (isPersistent && number > which) ? error : null
  }
}

/** Errors of the drivers, with the fields that our code reads. */
export const FAULTS = {
  SQLite: [
    driverError('SQLITE_FULL', 'database or disk is full'),
    driverError('SQLITE_BUSY_SNAPSHOT', 'database is locked'),
    driverError('SQLITE_IOERR_WRITE', 'disk I/O error'),
    driverError('SQLITE_READONLY', 'attempt to write a readonly database'),
  ],
  PostgreSQL: [
    driverError('53100', 'could not extend file: No space left on device'),
    driverError('57P01', 'terminating connection due to administrator command'),
    new Error('Connection terminated unexpectedly'),
    driverError('25006', 'cannot execute INSERT in a read-only transaction'),
  ],
} as const

export const DAMAGE = driverError('SQLITE_IOERR_FSYNC', 'disk I/O error')

function driverError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
