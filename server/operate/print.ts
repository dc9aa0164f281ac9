import { messageOf } from '../src/error-fields.ts'

/** The output could not be printed; the message is for the operator. */
export class PrintError extends Error {}

// The callback below tells whoever is writing.
process.stdout.on('error', () => {})

/** Prints lines. `console.log` ignores a full disk, so a command would succeed although its output is lost. */
export async function print(...lines: readonly string[]): Promise<void> {
  await new Promise<void>((settle, fail) => {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''), (error) => (error ? fail(error) : settle()))
  }).catch((error: unknown) => {
    throw new PrintError(`The output cannot be written: ${messageOf(error)}.`, { cause: error })
  })
}
