import { randomUUID } from 'node:crypto'
import { ACCESS_RULES } from '@think-twice/contract/endpoint'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { answerErrors, refuse } from './http/errors.ts'
import { logRequests } from './http/request-log.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { methodsAt } from './http/serve.ts'
import { serveWebApp } from './http/web-app.ts'
import { allRoutes } from './routes/routes.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  services: Services
  /** The folder of the built web app. */
  webFolder: string
  trustProxy: readonly string[]
  logger: FastifyServerOptions['logger']
}

/** The whole HTTP application: no port, no globals; tests call it too. */
export async function createApp({ services, webFolder, trustProxy, logger }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Bytes and milliseconds: generous for a learner, tight for an attacker.
    bodyLimit: 4 * 1024,
    requestTimeout: 15_000,
    handlerTimeout: 10_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000 },
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  })
  app.server.maxConnections = 1000

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  sendSecurityHeaders(app)
  logRequests(app)
  answerErrors(app)

  const routes = allRoutes(services)
  for (const { endpoint, mount } of routes) {
    if (!ACCESS_RULES.includes(endpoint.access)) throw new Error(`${endpoint.path} declares no access rule`)
    mount(app)
  }
  refuseOtherMethods(
    app,
    routes.map(({ endpoint }) => endpoint),
  )

  await serveWebApp(app, webFolder)
  return app
}

/** A known path asked with a method it does not answer: 405, and which ones it does. */
function refuseOtherMethods(app: FastifyInstance, endpoints: Parameters<typeof methodsAt>[0]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const methods = methodsAt(endpoints, request.url.split('?')[0]!)
    if (methods.length === 0) return
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    return refuse(request, reply, 'method-not-allowed', { allow: allow.join(', ') })
  })
}
