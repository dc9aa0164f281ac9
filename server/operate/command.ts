import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from '../src/config.ts'
import { codeOf, messageOf } from '../src/error-fields.ts'
import { MoveError } from '../src/storage/copies/move-database.ts'
import { CopyError } from '../src/storage/copies/sqlite-copies.ts'
import { databasePath } from '../src/storage/engine/sqlite-file.ts'
import { openStorage, type Storage } from '../src/storage/storage.ts'

/** A problem that a person at the command line can fix; the message is for them. */
export class CommandError extends Error {}

/** The output could not be printed; the message is for the operator. */
class PrintError extends Error {}

/** Errors whose message is a sentence for the operator. */
const EXPLAINED = [CommandError, ConfigError, CopyError, MoveError, PrintError]

// `print` reports the error to its caller.
process.stdout.on('error', () => {})

/** Prints lines. `console.log` ignores a full disk, so a command would succeed although its output is lost. */
export async function print(...lines: readonly string[]): Promise<void> {
  await new Promise<void>((settle, fail) => {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''), (error) => (error ? fail(error) : settle()))
  }).catch((error: unknown) => {
    throw new PrintError(`The output cannot be written: ${messageOf(error)}.`, { cause: error })
  })
}

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

/** Runs a command; an error that is meant for the operator is printed and makes the command exit with 1. */
export async function explainErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The program that reads the output, such as `head`, closed the pipe.
    if (error instanceof PrintError && codeOf(error.cause) === 'EPIPE') return
    if (!(error instanceof Error && EXPLAINED.some((each) => error instanceof each))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
