import { messageOf } from '../src/error-fields.ts'

/** What was to be printed could not be; the message is for the operator. */
export class PrintError extends Error {}

// Whoever writes is told by the callback below.
process.stdout.on('error', () => {})

/** Prints lines. `console.log` says nothing of a full disk: a command would end well whose words nobody has. */
export function print(...lines: readonly string[]): Promise<void> {
  return printText(lines.map((line) => `${line}\n`).join(''))
}

/** Prints a text as it is. */
export async function printText(text: string): Promise<void> {
  await new Promise<void>((settle, fail) => {
    process.stdout.write(text, (error) => (error ? fail(error) : settle()))
  }).catch((error: unknown) => {
    throw new PrintError(`The output cannot be written: ${messageOf(error)}.`, { cause: error })
  })
}
