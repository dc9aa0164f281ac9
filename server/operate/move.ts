/** `npm run move -- --to postgres://… | FOLDER`: everything in the server's database to another, of either kind. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '../src/config.ts'
import { moveDatabase } from '../src/storage/move-database.ts'
import { databasePath } from '../src/storage/sqlite.ts'
import { CommandError, explainErrors } from './open-database.ts'

await explainErrors(async () => {
  const from = readConfig(process.env)
  const [option, target, ...rest] = process.argv.slice(2)
  if (option !== '--to' || target === undefined || rest.length > 0) {
    throw new CommandError('Name where to, like: npm run move -- --to postgres://user:password@host:5432/name')
  }
  const isUrl = target.includes('://')
  const to = isUrl ? readConfig({ DATABASE_URL: target }) : { ...readConfig({ DATA_DIR: target }), databaseUrl: null }
  const isSame = isUrl
    ? from.databaseUrl === to.databaseUrl
    : from.databaseUrl === null && resolve(from.dataDir) === resolve(to.dataDir)
  if (isSame) throw new CommandError('That is the database that the settings name; name another one.')
  if (from.databaseUrl === null && !existsSync(databasePath(from.dataDir))) {
    throw new CommandError(`There is no database at “${databasePath(from.dataDir)}”.`)
  }

  for (const { table, rows, hash } of await moveDatabase(from, to)) {
    console.log(`${table.padEnd(16)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`)
  }
  const setting = isUrl ? 'DATABASE_URL to the new address' : `DATA_DIR to “${target}”, without DATABASE_URL`
  console.log(`Everything arrived as it was. Set ${setting}, and start the server. The old database is as it was.`)
})
