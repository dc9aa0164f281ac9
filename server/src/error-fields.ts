/** The `code` that Node and the database drivers put on an error; '' if there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** The message of an error; JavaScript can throw anything else, which is turned into text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
