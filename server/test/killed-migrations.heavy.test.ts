import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { itemAt } from '@think-twice/core/required'
import { Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { openSqlite } from '../src/storage/engine/sqlite.ts'
import { MIGRATIONS } from '../src/storage/migrations/migrate.ts'
import { ADA, makeEarlierDatabase, NEWER_VERSION } from './earlier-database.ts'
import { CHILD_ENVIRONMENT, testSize } from './environment.ts'
import { after } from './finish-during-faults.ts'
import { startServer } from './server-process.ts'
import { createTestDatabase, DATABASES, type TestDatabase } from './storage.fixture.ts'
import { makeWebFolder } from './web-folder.fixture.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const KILLS = testSize(40, 3)
/** At full size, enough that migrating takes a good part of a second. */
const RESULTS = testSize(3000, 300)
/** The numbers of today's schema, counted on from the 8 of version 1, and of the one that the newer version adds. */
const EARLIER = 8 + MIGRATIONS.length
const NEWER = EARLIER + 1

type Settings = TestDatabase['settings']

/** For a server of the newer version. */
function environment({ databaseUrl, dataDir }: Settings): Record<string, string> {
  return { ...NEWER_VERSION, ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }) }
}

/** The stored rows of the one learner; the sample learner is rebuilt at every start. */
async function read({ databaseUrl, dataDir }: Settings) {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely<never>({ dialect: engine.dialect })
  const rowsOf = async (table: string) => {
    const found = await sql`select * from ${sql.table(table)} where ${sql.ref('userId')} = ${ADA}`.execute(database)
    return found.rows.map((row) => JSON.stringify(row)).sort()
  }
  const { rows } = await sql<{ version: number }>`select version from ${sql.table('schemaVersion')}`.execute(database)
  const { version } = itemAt(rows, 0)
  const kept: Record<string, string[]> = {}
  for (const table of ['quizResult', 'progress', 'achievement']) kept[table] = await rowsOf(table)
  await database.destroy()
  return { version, kept }
}

/** Starts a server and kills it `ms` milliseconds later. */
async function killAfter(settings: Settings, ms: number): Promise<void> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: { ...CHILD_ENVIRONMENT, PORT: '0', WEB_FOLDER: webFolder, ...environment(settings) },
  })
  const gone = new Promise((settle) => child.on('exit', settle))
  await after(ms)
  child.kill('SIGKILL')
  await gone
}

const webFolder = makeWebFolder()

describe.each(DATABASES)('a database of an earlier version on %s', (kind) => {
  test(`is migrated completely or not at all by servers that are killed (${KILLS} times), then by two at once`, async () => {
    const spared = await createTestDatabase(kind)
    await makeEarlierDatabase(spared.settings, RESULTS)
    const starting = performance.now()
    const calm = await startServer(environment(spared.settings))
    const took = performance.now() - starting
    expect(await calm.stop('SIGTERM')).toBe(0)
    const expected = await read(spared.settings)
    expect(expected.kept['quizResult']).toHaveLength(RESULTS)

    const hurt = await createTestDatabase(kind)
    await makeEarlierDatabase(hurt.settings, RESULTS)
    const before = await read(hurt.settings)
    const versions: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      await killAfter(hurt.settings, took * (0.15 + (0.8 * ((kill * 37) % KILLS)) / KILLS))
      const { version, kept } = await read(hurt.settings)
      versions.push(version)
      expect([EARLIER, NEWER]).toContain(version)
      expect(kept).toEqual(version === EARLIER ? before.kept : expected.kept)
      // After a start that got through, the next one begins from the earlier version again.
      if (version === NEWER && kill < KILLS - 1) {
        await hurt.remove()
        Object.assign(hurt, await createTestDatabase(kind))
        await makeEarlierDatabase(hurt.settings, RESULTS)
      }
    }
    const halfway = versions.filter((version) => version === EARLIER).length
    console.warn(
      `${KILLS} kills: ${halfway} left the earlier version, ${KILLS - halfway} the new one, none anything between`,
    )
    expect(halfway).toBeGreaterThan(0)

    const both = await Promise.all([1, 2].map(() => startServer(environment(hurt.settings))))
    for (const server of both) expect(await server.stop('SIGTERM')).toBe(0)
    expect(await read(hurt.settings)).toEqual(expected)
    // Another start changes nothing.
    const again = await startServer(environment(hurt.settings))
    expect(await again.stop('SIGTERM')).toBe(0)
    expect(await read(hurt.settings)).toEqual(expected)
    await hurt.remove()
    await spared.remove()
  })
})
