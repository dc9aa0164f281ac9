import { ConfigError, readConfig } from '../src/config.ts'
import { CopyError } from '../src/storage/copies/sqlite-copies.ts'

/** Runs `npm run backup` or `npm run restore` with the file from the command line and reports the outcome. */
export function copyWith(
  command: 'backup' | 'restore',
  copy: (dataDir: string, file: string) => void,
  done: (file: string, dataDir: string) => string,
): void {
  try {
    const { dataDir, databaseUrl } = readConfig(process.env)
    const [file, ...rest] = process.argv.slice(2)
    if (databaseUrl !== null) {
      throw new CopyError('DATABASE_URL is set: PostgreSQL has its own tools, pg_dump and pg_restore.')
    }
    if (!file || file.startsWith('-') || rest.length > 0) {
      throw new CopyError(`Name one file, like: npm run ${command} -- monday.db`)
    }
    copy(dataDir, file)
    console.log(done(file, dataDir))
  } catch (error) {
    if (!(error instanceof CopyError || error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
