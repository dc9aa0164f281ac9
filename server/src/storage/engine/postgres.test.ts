import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.fixture.ts'
import { administer } from '../../../test/postgres-administration.ts'
import { finishedQuiz } from '../../../test/quiz.fixture.ts'
import { createTestDatabase, DATABASES, type TestDatabase } from '../../../test/storage.fixture.ts'
import { startPooler } from '../../../test/strict-pooler.ts'
import { openStorage } from '../storage.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(DATABASES.includes('PostgreSQL'))('opening a PostgreSQL database', () => {
  let database: TestDatabase
  let url: string
  beforeEach(async () => {
    database = await createTestDatabase('PostgreSQL')
    url = String(database.settings.databaseUrl)
  })
  afterEach(() => database.remove())

  const open = (databaseUrl: string) => openStorage({ databaseUrl, dataDir: '' })
  const name = () => new URL(url).pathname.slice(1)

  test('tells an account without rights on its schema which ones it needs', async () => {
    const role = `reader_${randomUUID().replaceAll('-', '')}`
    await administer(url, `create role ${role} login password 'secret'`)
    const asRole = new URL(url)
    asRole.username = role
    asRole.password = 'secret'
    await expect(open(asRole.href)).rejects.toThrow(
      'Cannot start: the account in DATABASE_URL lacks a privilege (permission denied for schema public). Grant it USAGE and CREATE on its schema, and make it the owner of the existing tables.',
    )
    await administer(url, `drop role ${role}`)
  })

  test('works behind a pooler that refuses startup parameters, and binds nothing to a session that others share', async () => {
    const pooler = await startPooler(url)
    const asking = new pg.Client({ connectionString: pooler.url, statement_timeout: 1000 })
    await expect(asking.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout')

    const server = await startTestApp({ databaseUrl: pooler.url, dataDir: '' }, { rateLimits: true })
    const { id, username, post, get } = await server.person()
    expect((await post('/api/quiz-results', finishedQuiz('standard', 1, { recordActivity: true }))).status).toBe(201)
    expect((await server.nobody.post('/api/login', { username, password: 'wrong' })).status).toBe(401)
    expect((await get(`/api/users/${id}/export`)).status).toBe(200)
    await server.stop()
    expect(pooler.bound).toEqual([])
    await pooler.stop()
  })

  test('limits the time of each statement, in a transaction by itself, whatever the session says', async () => {
    const { dialect } = await openPostgres(url)
    const limits = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`
    const connection = new Kysely<never>({ dialect })
    await connection.connection().execute(async (one) => {
      expect((await sql.raw(limits).execute(one)).rows).toEqual([{ statement: '5s', idle: '10s' }])
      await sql`set statement_timeout = 0`.execute(one)
      await sql`set idle_in_transaction_session_timeout = 0`.execute(one)
      const inside = await one.transaction().execute((transaction) => sql.raw(limits).execute(transaction))
      expect(inside.rows).toEqual([{ statement: '5s', idle: '10s' }])
    })
    await connection.destroy()
  })

  test.each([
    ['default_transaction_read_only = on', /: it can only be read: default_transaction_read_only is on/],
    ['search_path = nowhere', /: the search_path of its account names no schema that exists/],
    ['synchronous_commit = off', /: its setting synchronous_commit is off, so a power outage would lose writes\.$/],
  ])('refuses one with %s in a sentence', async (setting, sentence) => {
    await administer(url, `alter database ${name()} set ${setting}`)
    await expect(open(url)).rejects.toThrow(sentence)
    await expect(open(url)).rejects.toThrow(/^Cannot use the database in DATABASE_URL: /)
  })

  test.each(['LATIN1', 'SQL_ASCII'])('refuses one in %s, which cannot hold every name and word', async (encoding) => {
    const narrow = new URL(url)
    narrow.pathname = `/${name()}_narrow`
    await administer(
      url,
      `create database ${name()}_narrow encoding '${encoding}' template template0 locale_provider libc lc_collate 'C' lc_ctype 'C'`,
    )
    await expect(open(narrow.href)).rejects.toThrow(
      `Cannot use the database in DATABASE_URL: its encoding is ${encoding}, which cannot hold every name and word. Create it with ENCODING 'UTF8' and TEMPLATE template0.`,
    )
    await administer(url, `drop database ${name()}_narrow`)
  })

  test('refuses a PostgreSQL that is too old', async () => {
    const old = (reply: Buffer) => Buffer.from(reply.toString('latin1').replace(/\b18\d{4}\b/, '090624'), 'latin1')
    const pooler = await startPooler(url, old)
    await expect(open(pooler.url)).rejects.toThrow(/: it is PostgreSQL [\w. ()~+-]+, and 10 or newer is needed\.$/)
    await pooler.stop()
  })
})
