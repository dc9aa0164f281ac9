import { ERRORS, type ErrorCode, type ErrorReply, isErrorCode } from '@think-twice/contract/errors'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'

z.config(z.locales.en())

/** A body can have as many problems as bytes, so only the first ones are listed. */
const MOST_ISSUES = 10
const LONGEST_FIELD = 100

/**
 * Parses part of a request. If all problems share one code of their own, that code is the refusal; otherwise it is a
 * bad request.
 */
export function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const { issues } = result.error
  const codes = issues.map(({ message }) => message).filter(isErrorCode)
  const [own] = codes
  const code: ErrorCode = own !== undefined && codes.length === issues.length ? own : 'bad-request'
  throw new Refusal(code, {}, issues.flatMap(explain).slice(0, MOST_ISSUES))
}

/** Names the field and what it should be, without repeating what was sent. */
function explain(issue: z.core.$ZodIssue): NonNullable<ErrorReply['issues']> {
  const fieldAt = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, LONGEST_FIELD)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: fieldAt([...issue.path, key]), message: 'This field is not known.' }))
  }
  const message = isErrorCode(issue.message) ? ERRORS[issue.message].message : issue.message
  return [{ field: fieldAt(issue.path), message }]
}
