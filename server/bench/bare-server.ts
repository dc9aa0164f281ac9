/**
 * The baseline of the finish benchmark: `node:http`, which stores each body with one durable insert and then replies.
 * Runs as its own process; DATABASE_URL or DATA_DIR say where it stores.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

/** Resolves once the body is on disk. */
type Insert = (body: Buffer) => Promise<unknown>

const { DATABASE_URL, DATA_DIR = '.' } = process.env
const REPLY = JSON.stringify({ saved: true })

async function postgresInsert(url: string): Promise<Insert> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query('create table if not exists bare (id bigint generated always as identity primary key, body bytea)')
  // Without this, PostgreSQL would compress a body of this size, which it never does for a finish.
  await pool.query('alter table bare alter column body set storage external')
  return (body) => pool.query({ name: 'insert', text: 'insert into bare (body) values ($1)', values: [body] })
}

function sqliteInsert(folder: string): Insert {
  const database = new Database(join(folder, 'bare.db'))
  database.pragma('journal_mode = WAL')
  database.exec('create table if not exists bare (id integer primary key, body blob)')
  // `synchronous` is set last, because the driver lowers it after the first write.
  database.pragma('synchronous = FULL')
  const insert = database.prepare('insert into bare (body) values (?)')
  return async (body) => insert.run(body)
}

const insert = DATABASE_URL ? await postgresInsert(DATABASE_URL) : sqliteInsert(DATA_DIR)
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', async () => {
    await insert(Buffer.concat(parts))
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': REPLY.length })
    response.end(REPLY)
  })
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : ''}`)
})
