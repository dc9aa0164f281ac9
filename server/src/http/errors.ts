import { ERRORS, type ErrorCode, type ErrorReply, Refusal } from '@think-twice/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What Fastify itself refuses, in our words. */
const FASTIFY_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_MAX_PARAM_LENGTH: 'path-too-long',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error.code, error.headers)
    if (error.validation) {
      const issues = error.validation.map(({ instancePath, message = 'is not valid' }) => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        message,
      }))
      return refuse(request, reply, 'bad-request', {}, issues)
    }
    const code = FASTIFY_REFUSALS[error.code] ?? (isClientError(error) ? 'bad-request' : 'internal-error')
    if (code === 'internal-error') request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, code)
  })
}

/** Answers with the code's status and words. The message of an unexpected error never leaves the log. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  headers: Readonly<Record<string, string>> = {},
  issues?: ErrorReply['issues'],
): FastifyReply {
  const { status, message } = ERRORS[code]
  const body: ErrorReply = { code, message, requestId: request.id, ...(issues && { issues }) }
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
}

function isClientError({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
}
