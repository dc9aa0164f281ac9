import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode, type ErrorReply, refusalMessage } from '@think-twice/contract/errors'
import { escapeHtml } from '@think-twice/core/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal, type RefusalDetails } from '../refusal.ts'
import { StorageFault } from '../storage/engine/faults.ts'
import { invalidRequest } from './check-request.ts'
import { securityHeaders } from './security-headers.ts'

const FASTIFY_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

/** Problems below HTTP, by Node's error code. */
const CONNECTION_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
}

/** Seconds until a retry makes sense. */
const RETRY_AFTER: Readonly<Partial<Record<ErrorCode, string>>> = { unavailable: '5' }

declare module 'fastify' {
  interface FastifyRequest {
    refusedAs: ErrorCode | undefined
  }
}

/** Turns whatever a call throws into one of our refusals; only unexpected errors are logged. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('refusedAs', undefined)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = hasZodFastifySchemaValidationErrors(error) ? invalidRequest(error.validation) : error
    if (refusal instanceof Refusal) return refuse(request, reply, refusal.code, refusal)
    // Time ran out while the body was still arriving, so the sender was slow, not the server.
    const isSlowBody = error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete
    if (isSlowBody) return refuse(request, reply, 'request-timeout', { headers: { connection: 'close' } })
    const code = refusalCodeOf(error)
    if (code === 'internal-error' || code === 'unavailable') request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, code)
  })
}

function refusalCodeOf(error: FastifyError): ErrorCode {
  if (error instanceof StorageFault) return 'unavailable'
  return FASTIFY_REFUSALS[error.code] ?? (isClientError(error) ? 'bad-request' : 'internal-error')
}

/** Replies with the code's status and message. The message of an unexpected error stays in the log. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { headers = {}, issues, state }: RefusalDetails = {},
): FastifyReply {
  const { refusals } = request.routeOptions.config.endpoint ?? {}
  const shownCode = refusals?.[code] ?? code
  const retryAfter = headers['retry-after'] ?? RETRY_AFTER[code]
  const message = refusalMessage(shownCode, retryAfter === undefined ? null : Number(retryAfter))
  const body: ErrorReply = {
    code: shownCode,
    message,
    requestId: request.id,
    ...(issues && { issues }),
    ...(state && { state }),
  }
  request.refusedAs = shownCode
  return reply
    .code(ERRORS[shownCode].status)
    .headers({ ...headers, ...(retryAfter && { 'retry-after': retryAfter }) })
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Replies on the bare connection to something that isn't HTTP. */
export function refuseConnection(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  // The other side reset the connection, or it can't be written to anymore.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy(error)
  const code = CONNECTION_REFUSALS[error.code ?? ''] ?? 'bad-request'
  const { message } = ERRORS[code]
  const reply: ErrorReply = { code, message, requestId: randomUUID() }
  // A person who opens a page gets one. Its headers were not read, but its first line may have been.
  const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.subarray(0, 16).toString('latin1') : ''
  const isPage = code === 'headers-too-large' && /^GET \/(?!api[/ ])/.test(sent)
  const body = isPage ? `<!doctype html><title>Think Twice</title><p>${escapeHtml(message)}` : JSON.stringify(reply)
  const head = [
    `HTTP/1.1 ${ERRORS[code].status} Refused`,
    ...Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function isClientError({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
}
