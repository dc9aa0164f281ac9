import { ERRORS, type ErrorCode, type ErrorReply } from '@think-twice/contract/errors'
import type { RoundState } from '@think-twice/core/class/round-state'

/** The details of a refusal besides its code. */
export type RefusalDetails = Partial<Pick<Refusal, 'headers' | 'issues' | 'state'>>

/** Thrown when the server won't carry out a request, for a reason that the contract names. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** Headers of the reply, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>
  readonly issues: ErrorReply['issues']
  /** Where a class’s round is, if it had moved on. */
  readonly state: RoundState | undefined

  constructor(code: ErrorCode, { headers = {}, issues, state }: RefusalDetails = {}) {
    super(ERRORS[code].message)
    this.name = 'Refusal'
    this.code = code
    this.headers = headers
    this.issues = issues
    this.state = state
  }
}

/** A refusal that names the field at fault, so that a form can show it there. */
export function fieldRefusal(code: ErrorCode, field: string): Refusal {
  return new Refusal(code, { issues: [{ field, message: ERRORS[code].message }] })
}
