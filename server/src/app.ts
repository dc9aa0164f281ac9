import { randomUUID } from 'node:crypto'
import { ACCESS_RULES, IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { guardCalls } from './http/access.ts'
import { compressReplies } from './http/compress-replies.ts'
import { answerErrors, refuse, refuseConnection } from './http/errors.ts'
import { limitReading } from './http/large-replies.ts'
import { logRequests } from './http/request-log.ts'
import { isCall, sendSecurityHeaders } from './http/security-headers.ts'
import { methodsAt } from './http/serve.ts'
import { serveWebApp } from './http/web-app.ts'
import { allRoutes } from './routes/routes.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  services: Services
  /** The folder of the built web app. */
  webFolder: string
  trustProxy: readonly string[]
  /** Where our own pages are; null: on the host that was asked. */
  publicOrigin?: string | null
  logger: FastifyServerOptions['logger']
}

/** The whole HTTP application: no port, no globals; tests call it too. */
export async function createApp({
  services,
  webFolder,
  trustProxy,
  publicOrigin = null,
  logger,
}: AppOptions): Promise<FastifyInstance> {
  // An operator who says that the pages are at https means it, even when the proxy does not say so.
  const isHttps = ({ protocol }: FastifyRequest) => protocol === 'https' || publicOrigin?.startsWith('https:') === true
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
    // What is overdue is looked for each second; by default it would be each half minute.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    // How long a part of an address may be is for the contract to say; what Node lets through is 16 KiB.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: refuseConnection,
  })
  app.server.maxConnections = 1000

  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still name the type of it.
    if (body === '') return done(null, undefined)
    return parseJson(request, body.toString(), done)
  })

  await compressReplies(app)
  sendSecurityHeaders(app, isHttps)
  echoKeys(app)
  app.addHook('onSend', async (_, reply) => limitReading(reply.raw))
  logRequests(app)
  answerErrors(app)

  const routes = allRoutes(services)
  refuseOtherMethods(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  guardCalls(app, services, { publicOrigin, isHttps })
  for (const { endpoint, mount } of routes) {
    if (!ACCESS_RULES.includes(endpoint.access)) throw new Error(`${endpoint.path} declares no access rule`)
    mount(app)
  }

  await serveWebApp(app, webFolder)
  return app
}

/**
 * A call's key comes back with every reply to it, refusals included: by that a client knows our server's word from that of
 * somebody on the way.
 */
function echoKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const key = headers[IDEMPOTENCY_KEY_HEADER]
    if (isCall(url) && typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) reply.header(IDEMPOTENCY_KEY_HEADER, key)
  })
}

/**
 * An address with a stray percent sign cannot be decoded, and the router would answer it in words of its own. The sign is
 * taken for what it is, so that it leads to what any other unknown address leads to.
 */
function readableUrl(url: string): string {
  const pathname = url.split('?')[0]!
  try {
    decodeURIComponent(pathname)
    return url
  } catch {
    return pathname.replaceAll('%', '%25') + url.slice(pathname.length)
  }
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
