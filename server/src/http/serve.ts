import { createHash } from 'node:crypto'
import {
  type AccessRule,
  type Endpoint,
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  type ParamName,
  type Unchanging,
} from '@think-twice/contract/endpoint'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Sender } from '../accounts/sign-ins.ts'
import type { Seated } from '../classes/seats.ts'
import { Refusal } from '../refusal.ts'
import { type CompressedText, compressText, sendCompressed } from './compressed-text.ts'
import { admitLargeReply, makeInTurn } from './large-replies.ts'

/** The argument of a handler: the checked request and its sender. */
export type Call<Description extends Endpoint> = {
  /** The person whose data the call is about; absent in a public call. */
  userId: Description['access'] extends Exclude<AccessRule, 'public' | 'seat'> ? number : undefined
  /** The seat that the call is about; absent in other calls. */
  seat: Description['access'] extends 'seat' ? Seated : undefined
  params: Description['params'] extends z.ZodMiniType
    ? z.infer<Description['params']>
    : Record<ParamName<Description['path']>, string>
  query: Parsed<Description['query']>
  body: Parsed<Description['body']>
  /** Present if the call takes such a key and the request has one. */
  idempotencyKey: string | undefined
  sender: Sender
  log: FastifyBaseLogger
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined

type Headers = Record<string, string | string[]>

type Reply<Status extends number, Body> = { status: Status; body: Body; headers: Headers }

/** Handlers may return values that must not be changed. */
type ReplyOf<Description extends Endpoint> = {
  [Status in keyof Description['replies'] & number]: Reply<
    Status,
    Description['replies'][Status] extends z.ZodMiniType
      ? Unchanging<z.infer<Description['replies'][Status]>>
      : undefined
  >
}[keyof Description['replies'] & number]

/** Makes the reply to a checked call, in one of the shapes that the contract lists for it. */
export type Handler<Description extends Endpoint> = (call: Call<Description>) => Promise<ReplyOf<Description>>

/** An endpoint with its handler, to be mounted on the application. */
export type Served = { endpoint: Endpoint; mount: (app: FastifyInstance) => void }

/** Serves `endpoint` with `handler`; the contract's schemas check both the request and the reply. */
export function serve<const Description extends Endpoint>(
  endpoint: Description,
  handler: Handler<Description>,
): Served {
  return {
    endpoint,
    mount: (app) => {
      const make = (request: FastifyRequest): Promise<Reply<number, unknown>> => {
        const idempotencyKey = endpoint.takesIdempotencyKey && idempotencyKeyOf(request)
        // Each part has been checked by its schema, from which the contract derives its type.
        return handler({ ...partsOf(request), idempotencyKey } as Call<Description>)
      }
      const respond = (request: FastifyRequest, reply: FastifyReply, made: Reply<number, unknown>) => {
        if (endpoint.isPolled) {
          const tag = tagOf(made.body)
          reply.header('etag', tag)
          if (request.headers['if-none-match'] === tag) return reply.code(304).send()
        }
        return reply.code(made.status).headers(made.headers).send(made.body)
      }
      app.route({
        ...routeOf(endpoint),
        handler: async (request, reply) => {
          if (!endpoint.isLarge) return respond(request, reply, await make(request))
          await admitLargeReply(endpoint, request, reply.raw)
          // The client may be gone when its turn comes.
          const isGone = () => reply.raw.destroyed || reply.sent
          const made = await makeInTurn(async () => (isGone() ? null : make(request)))
          // Sent after the turn: until a reply is read may take a while.
          return made === null || isGone() ? reply : respond(request, reply, made)
        },
      })
    },
  }
}

/** Serves a document that is the same for all callers; it is made on the first request. */
export function serveDocument(endpoint: Endpoint, make: () => unknown): Served {
  let kept: CompressedText | undefined
  return {
    endpoint,
    mount: (app) => {
      app.route({
        ...routeOf(endpoint),
        handler: (request, reply) => {
          kept ??= compressText(JSON.stringify(make()))
          return sendCompressed(request, reply, kept, 'application/json')
        },
      })
    },
  }
}

function routeOf(endpoint: Endpoint) {
  const { method, path, params, query, body, bodyLimit, replies } = endpoint
  const response = Object.fromEntries(Object.entries(replies).filter(([, schema]) => schema !== null))
  return {
    method,
    url: path,
    config: { endpoint },
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }), response },
    ...(bodyLimit !== undefined && { bodyLimit }),
  }
}

/** Names the content of a reply. */
function tagOf(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
}

function partsOf({ userId, seat, params, query, body, sender, log }: FastifyRequest) {
  return { userId, seat, params, query, body, sender, log }
}

/** The key, without the quotation marks that a structured header has. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const sent = headers[IDEMPOTENCY_KEY_HEADER]
  if (sent === undefined) return undefined
  const key = String(sent).replace(/^"(.*)"$/, '$1')
  if (IDEMPOTENCY_KEY.test(key)) return key
  const message = 'A key is 1 to 80 letters, digits or _ . : -'
  throw new Refusal('bad-request', { issues: [{ field: IDEMPOTENCY_KEY_HEADER, message }] })
}

/** The reply of a handler; `body` is left out for a status that has none. */
export function reply<Status extends number, Body = undefined>(
  status: Status,
  body?: Body,
  headers: Headers = {},
): Reply<Status, Body> {
  // Without a `body`, `Body` is undefined.
  return { status, body: body as Body, headers }
}

/** The methods that endpoints offer at this path. */
export function methodsAt(endpoints: readonly Pick<Endpoint, 'method' | 'path'>[], pathname: string): string[] {
  const parts = pathname.split('/')
  return endpoints
    .filter(({ path }) => {
      const pattern = path.split('/')
      return (
        pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
      )
    })
    .map(({ method }) => method)
}
