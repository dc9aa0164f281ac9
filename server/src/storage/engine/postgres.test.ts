import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASES } from '../../../test/storage.fixture.ts'
import { openStorage } from '../storage.ts'

describe.runIf(DATABASES.includes('PostgreSQL'))('opening a PostgreSQL database', () => {
  test('tells an account without rights on its schema which ones it needs', async () => {
    const { settings, remove } = await createTestDatabase('PostgreSQL')
    const role = `reader_${randomUUID().replaceAll('-', '')}`
    const administrator = new pg.Client({ connectionString: settings.databaseUrl! })
    await administrator.connect()
    await administrator.query(`create role ${role} login password 'secret'`)
    const url = new URL(settings.databaseUrl!)
    url.username = role
    url.password = 'secret'
    await expect(openStorage({ databaseUrl: url.href, dataDir: '' })).rejects.toThrow(
      'Cannot start: the account in DATABASE_URL lacks a privilege (permission denied for schema public). Grant it USAGE and CREATE on its schema, and make it the owner of the existing tables.',
    )
    await administrator.query(`drop role ${role}`)
    await administrator.end()
    await remove()
  })
})
