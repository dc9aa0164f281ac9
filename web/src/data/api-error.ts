import { IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import { type ErrorCode, type ErrorReply, errorReply, isErrorCode } from '@think-twice/contract/errors'
import { fieldsOf } from '../browser/fields-of.ts'
import { parseJson } from '../browser/parse-json.ts'

/** A reply that is not ok. Its message is `status: body`, or the status text when the body is empty. */
export class ApiError extends Error {
  readonly status: number
  /** What a person reads, when the server gave a reason. */
  readonly reason: string | null
  /** The name of the refusal, if it is one of ours. */
  readonly code: ErrorCode | null
  /** The fields to blame, if any. */
  readonly issues: NonNullable<ErrorReply['issues']>
  /** Seconds to wait, if the server asked for that. */
  readonly retryAfter: number | null
  /** Did our own server write it, rather than something between it and us? */
  readonly isOurs: boolean
  /** The key that the call carried, if the reply sent it back. */
  readonly echo: string | null

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    this.name = 'ApiError'
    this.status = response.status
    const sent = parseJson<unknown>(body, (parsed) => parsed)
    const { code, requestId, message } = fieldsOf(sent)
    const refusal = refusalIn(sent)
    this.reason = typeof message === 'string' && message !== '' ? message : null
    this.code = refusal && isErrorCode(refusal.code) ? refusal.code : null
    this.issues = refusal?.issues ?? []
    this.retryAfter = Number(response.headers.get('retry-after')) || null
    this.isOurs = typeof code === 'string' && typeof requestId === 'string'
    this.echo = response.headers.get(IDEMPOTENCY_KEY_HEADER)
  }
}

/** A refusal of ours; null for anything that came from between us and the server. */
function refusalIn(sent: unknown): ErrorReply | null {
  const { success, data } = errorReply.safeParse(sent)
  return success ? data : null
}
