import { ApiError } from './api-error.ts'

/** Why something could not be done, in words for a person, and the field of the request to blame, if any. */
export type FieldProblem = { message: string; field: string | null }

/** The server's reason; general words if it gave none; other words if it was not reached. */
export function problemOf(error: unknown, general: string): FieldProblem {
  if (error instanceof ApiError) return { message: error.reason ?? general, field: error.issues[0]?.field ?? null }
  // `fetch` rejects with a TypeError when nothing answers.
  if (error instanceof TypeError) return { message: `${general}. Please try again.`, field: null }
  throw error
}
