/** `npm run move -- --to postgres://… | FOLDER`: moves all of the server's database to another, of either kind. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { moveDatabase } from '../src/storage/copies/move-database.ts'
import { databasePath } from '../src/storage/engine/sqlite-file.ts'
import { CommandError, explainErrors } from './command.ts'

const USAGE = 'Name where to, like: npm run move -- --to postgres://user:password@host:5432/name'

await explainErrors(async () => {
  const from = readConfig(process.env)
  const [option, target, ...rest] = process.argv.slice(2)
  if (option !== '--to' || !target || rest.length > 0) throw new CommandError(USAGE)
  const to = targetFrom(target)
  if (isSame(from, to)) throw new CommandError('That is the database that the settings name; name another one.')
  if (from.databaseUrl === null && !existsSync(databasePath(from.dataDir))) {
    throw new CommandError(`There is no database at “${databasePath(from.dataDir)}”.`)
  }

  for (const { table, rows, hash } of await moveDatabase(from, { ...to, givenAs: '--to' })) {
    console.log(`${table.padEnd(16)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`)
  }
  const setting =
    to.databaseUrl === null ? `DATA_DIR to “${target}”, without DATABASE_URL` : 'DATABASE_URL to the new address'
  console.log(`Everything arrived as it was. Set ${setting}, and start the server. The old database is as it was.`)
})

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** An address has a scheme; everything else is a folder. */
function targetFrom(target: string): Place {
  if (!/^\w{2,}:/.test(target)) return { databaseUrl: null, dataDir: target }
  try {
    return readConfig({ DATABASE_URL: target })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    // The message leaves out the address, which may hold a password.
    throw new CommandError('--to must be a folder, or an address like postgres://user:password@host:5432/name.', {
      cause: error,
    })
  }
}

function isSame(one: Place, other: Place): boolean {
  if (one.databaseUrl !== null || other.databaseUrl !== null) return one.databaseUrl === other.databaseUrl
  return resolve(one.dataDir) === resolve(other.dataDir)
}
