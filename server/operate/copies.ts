/** `npm run backup -- FILE`: copies the SQLite database, even while the server runs. `npm run restore -- FILE` restores a copy. */
import { readConfig } from '../src/config.ts'
import { backUp, CopyError, restore } from '../src/storage/copies/sqlite-copies.ts'
import { explainErrors, print } from './command.ts'

const [command, file, ...rest] = process.argv.slice(2)

await explainErrors(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== null) {
    throw new CopyError('DATABASE_URL is set: PostgreSQL has its own tools, pg_dump and pg_restore.')
  }
  if (!file || file.startsWith('-') || rest.length > 0) {
    throw new CopyError(`Name one file, like: npm run ${command} -- monday.db`)
  }
  if (command === 'backup') {
    backUp(dataDir, file)
    await print(`The database in “${dataDir}” is backed up in “${file}”.`)
  } else {
    restore(dataDir, file)
    await print(`The database in “${dataDir}” is that of “${file}”. Everybody signs in anew.`)
  }
})
