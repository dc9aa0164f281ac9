import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request from an allow-list. It holds the route's pattern, not the address, so that no id, name,
 * token or query value gets into the log.
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
