import * as z from 'zod/mini'

/** Everything the server refuses, by its code: the status, and what a person reads. */
export const ERRORS = {
  'bad-request': { status: 400, message: 'The request could not be understood.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'path-too-long': { status: 414, message: 'The address is too long.' },
  'not-json': { status: 415, message: 'The body must be JSON.' },
  'internal-error': { status: 500, message: 'Internal server error' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** The body of every error from `/api`. */
export const errorReply = z.strictObject({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Which fields are to blame, when fields are. */
  issues: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
})
export type ErrorReply = z.infer<typeof errorReply>

/** A request the server will not carry out, for a reason it can name. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, headers: Readonly<Record<string, string>> = {}) {
    super(ERRORS[code].message)
    this.name = 'Refusal'
    this.code = code
    this.headers = headers
  }
}
