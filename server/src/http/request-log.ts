import type { FastifyInstance } from 'fastify'

/**
 * One line for a request, by an allow-list: the route's pattern and not the address, so that no id, name, token or
 * query value can get into a log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        userId: request.userId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
