import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from '../src/config.ts'
import { codeOf } from '../src/error-fields.ts'
import { MoveError } from '../src/storage/copies/move-database.ts'
import { databasePath } from '../src/storage/engine/sqlite.ts'
import { openStorage, type Storage } from '../src/storage/storage.ts'
import { PrintError } from './print.ts'

/** A problem that a person at the command line can fix; the message is for them. */
export class CommandError extends Error {}

/** Runs a command on the database of the server's settings, and says in a sentence what went wrong. */
export async function runOnDatabase(work: (storage: Storage) => Promise<void>): Promise<void> {
  await explainErrors(async () => {
    const config = readConfig(process.env)
    const path = databasePath(config.dataDir)
    if (config.databaseUrl === null && !existsSync(path)) {
      throw new CommandError(`There is no database at “${path}”: set DATA_DIR or DATABASE_URL as the server has it.`)
    }
    const storage = await openStorage(config).catch((error: Error) => {
      throw new CommandError(error.message, { cause: error })
    })
    try {
      await work(storage)
    } finally {
      await storage.close()
    }
  })
}

/** Errors whose message is a sentence for the operator. */
const EXPLAINED = [CommandError, ConfigError, MoveError, PrintError]

export async function explainErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Whoever read the output, such as `head`, has had enough of it.
    if (error instanceof PrintError && codeOf(error.cause) === 'EPIPE') return
    if (!(error instanceof Error && EXPLAINED.some((each) => error instanceof each))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
