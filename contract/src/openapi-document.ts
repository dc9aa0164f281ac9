import * as z from 'zod/mini'
import { type AccessRule, type Endpoint, IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from './endpoint.ts'
import { errorReply } from './errors.ts'

const WHO_MAY: Readonly<Record<AccessRule, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  owner: 'Needs the session of the person whose id stands in the path; everybody may read the sample data of person 1.',
  private: 'Needs the session of the person whose id stands in the path.',
}

/** The OpenAPI 3.1 description of the calls, generated from the schemas that check them. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Think Twice', version: '1', description: 'Spot the flaw. Know your blind spots. Think twice.' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function describeCall(endpoint: Endpoint): object {
  const { access, summary, body, replies } = endpoint
  return {
    summary,
    description: WHO_MAY[access],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(replies).map(([status, schema]) => [
          status,
          { description: 'Done.', ...(schema && { content: json(jsonSchema(schema)) }) },
        ]),
      ),
      default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function pathParameters({ path, params }: Endpoint): object[] {
  const properties = params ? propertiesOf(params) : {}
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name!] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({ name, in: 'query', schema }))
}

function headerParameters({ takesIdempotencyKey }: Endpoint): object[] {
  if (!takesIdempotencyKey) return []
  return [{ name: IDEMPOTENCY_KEY_HEADER, in: 'header', schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source } }]
}

function propertiesOf(schema: z.ZodMiniType): Record<string, object> {
  // JSON Schema lists the fields of an object under `properties`.
  return (jsonSchema(schema) as { properties?: Record<string, object> }).properties ?? {}
}

function jsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema)
  return described
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}
