import { ERRORS, type ErrorCode, type ErrorReply, isErrorCode } from '@think-twice/contract/errors'
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'

z.config(z.locales.en())

/** A body can have as many problems as bytes, so only the first ones are listed. */
const MOST_ISSUES = 10
const LONGEST_FIELD = 100

export function checkAgainstSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
}

/**
 * The refusal of a request that does not match its schema. If all problems share one code of their own, that is the
 * code; otherwise it is a bad request.
 */
export function invalidRequest(problems: readonly FastifySchemaValidationError[]): Refusal {
  const codes = problems.flatMap(({ message = '' }) => (isErrorCode(message) ? message : []))
  const [own] = codes
  const code: ErrorCode = own !== undefined && codes.length === problems.length ? own : 'bad-request'
  return new Refusal(code, { issues: problems.flatMap(explain).slice(0, MOST_ISSUES) })
}

/** Names the field and what it should be, without repeating what was sent. */
function explain({
  keyword,
  instancePath,
  params: { keys },
  message = '',
}: FastifySchemaValidationError): NonNullable<ErrorReply['issues']> {
  const path = instancePath.split('/').filter((part) => part !== '')
  const fieldAt = (parts: readonly string[]) => parts.join('.').slice(0, LONGEST_FIELD)
  if (keyword === 'unrecognized_keys' && Array.isArray(keys)) {
    return keys.map((key) => ({ field: fieldAt([...path, String(key)]), message: 'This field is not known.' }))
  }
  return [{ field: fieldAt(path), message: isErrorCode(message) ? ERRORS[message].message : message }]
}
