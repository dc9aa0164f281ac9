import * as z from 'zod/mini'
import { newPassword } from './accounts.ts'
import { type AccessRule, type Endpoint, IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER, refusalsOf } from './endpoint.ts'
import { ERRORS, type ErrorCode, errorReply } from './errors.ts'
import { userId } from './fields.ts'
import { PASSWORD_LENGTH } from './password-length.ts'

const WHO_MAY: Readonly<Record<AccessRule, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  owner: 'Needs the session of the person whose id stands in the path; everybody may read the sample data of person 1.',
  private: 'Needs the session of the person whose id stands in the path.',
}

/** What each topic is about; every topic has a line. */
const ABOUT: Readonly<Record<string, string>> = {
  Service: 'Whether the service works, and what it offers.',
  Account: 'Signing up and in, and what belongs to the account itself.',
  Quizzes: 'Finished quizzes and assessments.',
  Practice: 'Answers given outside quizzes, and what all answers show.',
  Progress: 'Streaks, favorites, achievements and learning paths.',
}

const DESCRIPTION = `Spot the flaw. Know your blind spots. Think twice.

Requests and replies are JSON. Signing in sets a cookie, which is the session. Times are milliseconds since 1970. A
refusal has a \`code\` for programs, a \`message\` for people and the \`requestId\` that the log knows.`

/** The cookie has different names over http and https, and either is a session. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by signing in over http.' },
  secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Set by signing in over https.' },
} as const
const SIGNED_IN = [{ session: [] }, { secureSession: [] }]
const ANYBODY = {}

type JsonSchema = Readonly<Record<string, unknown>>
type Content = { 'application/json': { schema: JsonSchema } }

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: true; schema: JsonSchema }

/** One call in the OpenAPI document. */
export type Operation = {
  operationId: string
  tags: [string]
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** The OpenAPI 3.1 description of the calls, generated from the schemas that check them. */
export function describeApi(topics: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [topic, calls] of Object.entries(topics)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(topic, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Think Twice', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.keys(topics).map((name) => ({ name, description: ABOUT[name] })),
    paths,
    components: { schemas: { Error: jsonSchema(errorReply) }, securitySchemes: SECURITY_SCHEMES },
  }
}
export type ApiDocument = ReturnType<typeof describeApi>

function describeCall(topic: string, name: string, endpoint: Endpoint): Operation {
  const { access, summary, body } = endpoint
  return {
    operationId: name,
    tags: [topic],
    summary,
    description: WHO_MAY[access],
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: { ...repliesOf(endpoint), ...describedRefusals(endpoint) },
  }
}

function securityOf({ access, method }: Endpoint): object[] {
  if (access === 'public') return []
  return access === 'owner' && method === 'GET' ? [...SIGNED_IN, ANYBODY] : SIGNED_IN
}

function repliesOf({ replies }: Endpoint): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      { description: DONE[status] ?? 'Done.', ...(schema && { content: json(jsonSchema(schema)) }) },
    ]),
  )
}

const DONE: Readonly<Record<string, string>> = {
  201: 'Done, and something new is kept.',
  204: 'Done; the reply has no body.',
}

/** One reply for each status, with the codes that it may carry. */
function describedRefusals(endpoint: Endpoint): Operation['responses'] {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of refusalsOf(endpoint)) {
    const { status } = ERRORS[code]
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [status, { description: wordsFor(codes), content: json(schema) }]),
  )
}

function wordsFor(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n')
}

function pathParameters({ path, params, access }: Endpoint): Parameter[] {
  const isOfOnePerson = access === 'owner' || access === 'private'
  const properties: Record<string, JsonSchema> = {
    ...(isOfOnePerson && { id: jsonSchema(userId) }),
    ...(params && propertiesOf(params)),
  }
  return [...path.matchAll(/(?<=:)\w+/g)].map(([name]) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({ name, in: 'query', schema }))
}

function headerParameters({ takesIdempotencyKey }: Endpoint): Parameter[] {
  if (!takesIdempotencyKey) return []
  return [{ name: IDEMPOTENCY_KEY_HEADER, in: 'header', schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source } }]
}

function propertiesOf(schema: z.ZodMiniType): Record<string, JsonSchema> {
  // JSON Schema lists the fields of an object under `properties`.
  return (jsonSchema(schema) as { properties?: Record<string, JsonSchema> }).properties ?? {}
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { override: sayPasswordLength })
  return described
}

/** The schema library cannot describe a rule of our own; JSON Schema counts code points, as that rule does. */
function sayPasswordLength({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }): void {
  if (zodSchema !== newPassword) return
  Object.assign(jsonSchema, { minLength: PASSWORD_LENGTH.least, maxLength: PASSWORD_LENGTH.most })
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
