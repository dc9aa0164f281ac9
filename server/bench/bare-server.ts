/**
 * What a finish is divided by: a bare `node:http` server that stores the body it receives with one durable insert and
 * answers after it. Started as a process of its own. DATABASE_URL or DATA_DIR say where; with SHARE=1 the bodies that
 * arrive in one turn of the event loop share one SQLite commit.
 */
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

/** Answers once the body is on the disk. */
type Keep = (body: Buffer, response: ServerResponse) => void

const { DATABASE_URL, DATA_DIR = '.', SHARE } = process.env
const CONNECTIONS = 10
const REPLY = JSON.stringify({ saved: true })

function acknowledge(response: ServerResponse): void {
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': REPLY.length })
  response.end(REPLY)
}

async function onPostgres(url: string): Promise<Keep> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  await pool.query('create table if not exists bare (id bigint generated always as identity primary key, body bytea)')
  // Otherwise PostgreSQL would compress a body of this size, which a finish of ours never makes it do.
  await pool.query('alter table bare alter column body set storage external')
  return (body, response) => {
    void pool
      .query({ name: 'keep', text: 'insert into bare (body) values ($1)', values: [body] })
      .then(() => acknowledge(response))
  }
}

function onSqlite(folder: string): Keep {
  const database = new Database(join(folder, 'bare.db'))
  database.pragma('journal_mode = WAL')
  database.exec('create table if not exists bare (id integer primary key, body blob)')
  // `synchronous` is set last, because the driver lowers it after the first write.
  database.pragma('synchronous = FULL')
  const insert = database.prepare('insert into bare (body) values (?)')
  if (SHARE !== '1') {
    return (body, response) => {
      insert.run(body)
      acknowledge(response)
    }
  }

  let waiting: { body: Buffer; response: ServerResponse }[] = []
  const insertAll = database.transaction((bodies: { body: Buffer }[]) => {
    for (const { body } of bodies) insert.run(body)
  })
  const keepAll = () => {
    const batch = waiting
    waiting = []
    insertAll.immediate(batch)
    for (const { response } of batch) acknowledge(response)
  }
  return (body, response) => {
    if (waiting.length === 0) setImmediate(keepAll)
    waiting.push({ body, response })
  }
}

const keep = DATABASE_URL ? await onPostgres(DATABASE_URL) : onSqlite(DATA_DIR)
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => keep(Buffer.concat(parts), response))
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`Bare server at http://localhost:${typeof address === 'object' && address ? address.port : ''}`)
})
