import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))

const client = new Database(join(process.env['DATA_DIR'] ?? '.', 'express-drizzle.db'))
client.pragma('journal_mode = WAL')
export const db = drizzle({ client })
migrate(db, { migrationsFolder: MIGRATIONS })
// `synchronous` is as durable as the product's, and set last, because the driver lowers it after the first write.
client.pragma('synchronous = FULL')
