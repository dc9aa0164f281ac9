import type { Endpoint } from '@think-twice/contract/endpoint'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** What a handler is given: the request parsed and checked. */
export type Call<Description extends Endpoint> = {
  body: Description['body'] extends z.ZodMiniType ? z.infer<Description['body']> : undefined
  log: FastifyBaseLogger
}

type Reply<Description extends Endpoint> = {
  [Status in keyof Description['replies'] & number]: { status: Status; body: z.infer<Description['replies'][Status]> }
}[keyof Description['replies'] & number]

export type Handler<Description extends Endpoint> = (call: Call<Description>) => Promise<Reply<Description>>

/** An endpoint with the code that answers it. */
export type Served = { endpoint: Endpoint; mount: (app: FastifyInstance) => void }

/** Answers `endpoint` with `handler`. The contract's schemas check the body and shape the answer. */
export function serve<Description extends Endpoint>(endpoint: Description, handler: Handler<Description>): Served {
  return {
    endpoint,
    mount: (app) => {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: {
          ...(endpoint.body && { body: jsonSchema(endpoint.body) }),
          response: Object.fromEntries(
            Object.entries(endpoint.replies).map(([status, schema]) => [status, jsonSchema(schema)]),
          ),
        },
        handler: async (request, reply) => {
          const { status, body } = await handler({ body: request.body as Call<Description>['body'], log: request.log })
          return reply.code(status as number).send(body)
        },
      })
    },
  }
}

function jsonSchema(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema, { target: 'draft-7' })
}

/** The methods that some endpoint answers at this path, parameters allowed for. */
export function methodsAt(endpoints: readonly Endpoint[], pathname: string): string[] {
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
