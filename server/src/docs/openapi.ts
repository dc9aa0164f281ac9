import swagger from '@fastify/swagger'
import {
  type AccessRule,
  type Endpoint,
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_KEY_HEADER,
  refusalsOf,
} from '@think-twice/contract/endpoint'
import { TOPICS } from '@think-twice/contract/endpoints'
import { ERRORS, type ErrorCode, errorReply } from '@think-twice/contract/errors'
import { userId } from '@think-twice/contract/fields'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

const DESCRIPTION = `Spot the flaw. Know your blind spots. Think twice.

Requests and replies are JSON. Signing in sets a cookie, which is the session. Times are milliseconds since 1970. A
refusal has a \`code\` for programs, a \`message\` for people and the \`requestId\` that the log knows.`

/** A line about each topic. */
const ABOUT: Readonly<Record<string, string>> = {
  Service: 'Whether the service works, and what it offers.',
  Account: 'Signing up and in, and what belongs to the account itself.',
  Quizzes: 'Finished quizzes and assessments.',
  Practice: 'Reviews, insights, disagreements, and the argument of the day.',
  Classes: 'What a teacher does: classes, their seats and rounds, and reports.',
  Seats: 'What a learner does in a class: join, answer, leave.',
  Progress: 'Answers and what they add up to, streaks, favorites, achievements, and learning paths.',
}

const WHO_MAY: Readonly<Record<AccessRule, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  owner: 'Needs the session of the person whose id is in the path; everybody may read the sample data of person 1.',
  private: 'Needs the session of the person whose id is in the path.',
  seat: 'Needs the cookie of a seat in the class.',
}

/** A cookie has different names over http and https; either is a session, or a seat in the class with this code. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by signing in over http.' },
  secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Set by signing in over https.' },
  seat: { type: 'apiKey', in: 'cookie', name: 'seat-{code}', description: 'Set by joining a class over http.' },
  secureSeat: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-seat-{code}',
    description: 'Set by joining a class over https.',
  },
} as const
type Security = Record<string, string[]>
const SIGNED_IN: Security[] = [{ session: [] }, { secureSession: [] }]
const SEATED: Security[] = [{ seat: [] }, { secureSeat: [] }]
const ANYBODY: Security = {}

const { $schema: _, ...ERROR_SCHEMA } = z.toJSONSchema(errorReply)
z.globalRegistry.add(errorReply, { id: 'Error' })
/** Stands for a reply without a body. */
const NOTHING = z.undefined()
z.globalRegistry.add(NOTHING, { description: 'Done; the reply has no body.' })

/** Stands for a reply that says nothing new. */
const UNCHANGED = z.undefined()
z.globalRegistry.add(UNCHANGED, { description: 'Nothing has changed since the reply with this `ETag`.' })

type Schema = Readonly<Record<string, unknown>>
type Content = { 'application/json': { schema: Schema } }

/** One call in the document. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Security[]
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: Schema } }
}

const NAMES = new Map(
  Object.entries(TOPICS).flatMap(([topic, calls]) =>
    Object.entries(calls).map(([operationId, endpoint]) => [endpoint, { operationId, tags: [topic] }] as const),
  ),
)

/** Describes every call that is mounted from now on. The document can be read when the application is ready. */
export async function describeApi(app: FastifyInstance): Promise<() => ApiDocument> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Think Twice',
        version: '1',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: Object.keys(TOPICS).map((name) => ({ name, description: ABOUT[name] ?? '' })),
      // The libraries' types of a JSON Schema differ in optional fields only.
      components: { schemas: { Error: ERROR_SCHEMA as object }, securitySchemes: SECURITY_SCHEMES },
    },
    convertConstToEnum: false,
    transform: ({ route, ...described }) => {
      const endpoint = route.config?.endpoint
      return jsonSchemaTransform({ ...described, route, schema: endpoint ? describedCall(endpoint) : { hide: true } })
    },
  })
  // The library's type also allows for what its documents may have and ours never do, such as references.
  return () => app.swagger() as unknown as ApiDocument
}

function describedCall(endpoint: Endpoint) {
  const { access, summary, query, body } = endpoint
  return {
    ...NAMES.get(endpoint),
    summary,
    description: WHO_MAY[access],
    security: securityOf(endpoint),
    params: z.object(paramsOf(endpoint)),
    querystring: query,
    headers: headersOf(endpoint),
    body,
    response: { ...repliesOf(endpoint), ...(endpoint.isPolled && { 304: UNCHANGED }), ...refusalsByStatus(endpoint) },
  }
}

function securityOf({ access, method }: Endpoint): Security[] {
  if (access === 'public') return []
  if (access === 'seat') return SEATED
  return access === 'owner' && method === 'GET' ? [...SIGNED_IN, ANYBODY] : SIGNED_IN
}

/** A parameter without a schema is any text, except that an owner's id is a number, written as the session has it. */
function paramsOf({ path, params, access }: Endpoint): Record<string, z.ZodMiniType> {
  const known: Record<string, z.ZodMiniType> = {
    ...((access === 'owner' || access === 'private') && { id: userId }),
    ...params?.shape,
  }
  return Object.fromEntries([...path.matchAll(/(?<=:)\w+/g)].map(([name]) => [name, known[name] ?? z.string()]))
}

function headersOf({ takesIdempotencyKey }: Endpoint) {
  const key = z.string().check(z.regex(IDEMPOTENCY_KEY))
  return takesIdempotencyKey && z.object({ [IDEMPOTENCY_KEY_HEADER]: z.optional(key) })
}

function repliesOf({ replies }: Endpoint) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      schema ? jsonReply(status === '201' ? 'Done, and something new is kept.' : 'Done.', schema) : NOTHING,
    ]),
  )
}

/** One reply for each status, with the codes that it may carry. */
function refusalsByStatus(endpoint: Endpoint) {
  const codes = Map.groupBy(refusalsOf(endpoint), (code) => ERRORS[code].status)
  return Object.fromEntries([...codes].map(([status, codes]) => [status, jsonReply(wordsFor(codes), errorReply)]))
}

function wordsFor(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n')
}

function jsonReply(description: string, schema: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema } } }
}
