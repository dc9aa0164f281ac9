import type { Config } from '../config.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Where everything people did is kept. */
export type Storage = {
  /** Settles when the database answers; rejects when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens the database that the settings name, and refuses one that could lose an acknowledged write. */
export function openStorage({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Storage> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)
}
