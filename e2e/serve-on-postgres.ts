/** The product on PostgreSQL, in a database of its own: on TEST_DATABASE_URL's server, or on an embedded one. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startCluster } from '../server/test/postgres-cluster.ts'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

const cluster = await startCluster()
// An embedded PostgreSQL stops at the first signal, but the product has to stop before it does.
for (const signal of SIGNALS) process.removeAllListeners(signal)

const database = `e2e_${randomUUID().replaceAll('-', '')}`
await administer(`create database ${database}`)
const address = new URL(cluster.url)
address.pathname = `/${database}`

const product = spawn(process.execPath, ['scripts/start.js'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, DATABASE_URL: address.href },
  stdio: 'inherit',
  // Has a process group of its own, or a signal to ours would reach the product twice, and the second means “at once”.
  detached: true,
})
for (const signal of SIGNALS) process.on(signal, () => product.kill(signal))
product.on('exit', async (code) => {
  // An embedded PostgreSQL is removed as a whole, and may already refuse new connections.
  if (process.env['TEST_DATABASE_URL']) await administer(`drop database ${database} with (force)`)
  await cluster.stop()
  process.exit(code ?? 1)
})

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
