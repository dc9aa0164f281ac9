import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { required } from '@think-twice/core/required'
import type { Dialect } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Config } from '../src/config.ts'
import type { Limiter, LimiterRules } from '../src/storage/engine/limiter.ts'
import { openStorage, type Storage } from '../src/storage/storage.ts'
import type { Stores } from '../src/storage/stores.ts'
import { SCRATCH } from './environment.ts'
import { administer } from './postgres-administration.ts'

const BOTH = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof BOTH)[number]

/** Tests run on both kinds; the fast loop, `npm run check`, uses only the first. */
export const DATABASES: readonly DatabaseKind[] = process.env['FAST_LOOP'] ? ['SQLite'] : BOTH

export type TestDatabase = {
  settings: Pick<Config, 'databaseUrl' | 'dataDir'>
  remove: () => Promise<void>
}

/** An empty database, in its own folder or on the test PostgreSQL. */
export async function createTestDatabase(kind: DatabaseKind, template = 'template1'): Promise<TestDatabase> {
  if (kind === 'SQLite') {
    const dataDir = mkdtempSync(join(SCRATCH, 'think-twice-data-'))
    return {
      settings: { databaseUrl: null, dataDir },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const cluster = url.href
  await administer(cluster, `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  return {
    settings: { databaseUrl: url.href, dataDir: '' },
    remove: () => administer(cluster, `drop database if exists ${name} with (force)`),
  }
}

export async function openTestStorage(
  kind: DatabaseKind,
  through?: (dialect: Dialect) => Dialect,
): Promise<TestDatabase & { storage: Storage }> {
  const { settings, remove } = await createTestDatabase(kind, inject('postgresTemplate'))
  const storage = await openStorage(settings, through)
  return {
    settings,
    storage,
    async remove() {
      await storage.close()
      await remove()
    },
  }
}

/** Opens a database that is made and removed elsewhere. */
export async function openKeptStorage(
  settings: TestDatabase['settings'],
): Promise<TestDatabase & { storage: Storage }> {
  const storage = await openStorage(settings)
  return { settings, storage, remove: () => storage.close() }
}

/** An empty storage, opened before the first test of a block and removed after the last. */
export function useStorage(kind: DatabaseKind) {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let people = 0
  beforeAll(async () => {
    opened = await openTestStorage(kind)
  })
  afterAll(() => opened.remove())
  const transaction = <Result>(work: (stores: Stores) => Promise<Result>) => opened.storage.transaction(work)
  return {
    transaction,
    read: <Result>(work: (stores: Stores) => Promise<Result>) => opened.storage.read(work),
    limiter: (rules: LimiterRules): Limiter => opened.storage.limiter(rules),
    /** The id of a new account. */
    async person(username = `person${++people}`): Promise<number> {
      const account = await transaction(({ accounts }) => accounts.create(username, 'hash', 0))
      return required(account, 'the account').id
    },
  }
}
