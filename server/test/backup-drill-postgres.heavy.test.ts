import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { required } from '@think-twice/core/required'
import { afterEach, beforeEach, describe, test } from 'vitest'
import {
  backUpUnderLoad,
  expectNoSignIns,
  expectRestored,
  RESULTS,
  run,
  type Settings,
  timeRestore,
} from './backup-drill.ts'
import { createPostgresNode, type PostgresNode } from './postgres-node.ts'

/** PostgreSQL's own tools, which npm does not bring. */
const SYSTEM_POSTGRES = '/usr/lib/postgresql'
const TOOLS = existsSync(SYSTEM_POSTGRES)
  ? readdirSync(SYSTEM_POSTGRES)
      .map((version) => join(SYSTEM_POSTGRES, version, 'bin'))
      .find((programs) =>
        ['initdb', 'postgres', 'pg_dump', 'pg_basebackup'].every((name) => existsSync(join(programs, name))),
      )
  : undefined

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-drill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(TOOLS === undefined)(`PostgreSQL with ${RESULTS} results`, () => {
  let node: PostgresNode
  beforeEach(async () => {
    node = await createPostgresNode(TOOLS)
    await node.start()
  })
  afterEach(() => node.remove())

  const tool = (name: string, ...args: string[]) => run(join(required(TOOLS, 'a folder of tools'), name), args)
  const settingsOf = (url: string): Settings => ({ databaseUrl: url, dataDir: '' })
  const named = (database: string) => Object.assign(new URL(node.url), { pathname: `/${database}` }).href

  test('is dumped under load and restored by the documented commands with everything acknowledged', async () => {
    const url = named('think_twice')
    const administer = (statement: string) => tool('psql', node.url, '--quiet', `--command=${statement}`)
    await administer('create database think_twice template template0')
    const file = join(folder, 'monday.dump')
    const backup = await backUpUnderLoad(settingsOf(url), () =>
      tool('pg_dump', '--format=custom', `--file=${file}`, url),
    )
    await administer('alter database think_twice rename to think_twice_damaged')
    await administer('create database think_twice template template0')
    await timeRestore(async () => {
      await tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, file)
      await tool('psql', url, '--quiet', '--command=truncate "session", "rateLimit", "secret"')
      await tool(
        'psql',
        url,
        '--quiet',
        '--command=update "account" set "recoveryHash" = null, "recoveryMadeAt" = null',
      )
    })
    await expectNoSignIns(settingsOf(url))
    await expectRestored(settingsOf(url), backup)
  })

  test('is copied under load by pg_basebackup, and continues from the copy with everything acknowledged', async () => {
    let copy: PostgresNode | undefined
    const backup = await backUpUnderLoad(settingsOf(node.url), async () => {
      copy = await node.baseBackup()
    })
    await node.remove()
    const copied = required(copy, 'the copy')
    await copied.start()
    await expectRestored(settingsOf(copied.url), backup)
    await copied.remove()
  })
})
