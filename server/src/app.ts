import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { ACCESS_RULES, IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { DOCS, DOCS_STYLE, docsPage } from './docs/docs-page.ts'
import { type ApiDocument, describeApi } from './docs/openapi.ts'
import { guardCalls } from './http/access.ts'
import { checkAgainstSchemas } from './http/check-request.ts'
import { compressReplies } from './http/compress-replies.ts'
import { type CompressedText, compressText, sendCompressed } from './http/compressed-text.ts'
import { handleErrors, refuse, refuseConnection } from './http/errors.ts'
import { closeUnread, READ_WITHIN } from './http/large-replies.ts'
import { logRequests } from './http/log.ts'
import { isApiUrl, pathnameOf, plainUrl } from './http/request-line.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { methodsAt } from './http/serve.ts'
import { serveWebApp } from './http/web-app.ts'
import { allRoutes } from './routes/routes.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  services: Services
  webFolder: string
  trustProxy: readonly string[]
  /** The origin of the product's own pages; null means the host of the request. */
  publicOrigin?: string | null
  logger: FastifyServerOptions['logger']
}

/** Bytes of a request's address and headers; Node's own limit is half of it. */
const MOST_HEADERS = 32 * 1024

/** The whole application without a port: the API, its description, and the pages of the web app. */
export async function createApp({
  services,
  webFolder,
  trustProxy,
  publicOrigin = null,
  logger,
}: AppOptions): Promise<FastifyInstance> {
  // The operator's https origin counts even when the proxy doesn't report https.
  const isHttps = ({ protocol }: FastifyRequest) => protocol === 'https' || publicOrigin?.startsWith('https:') === true
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Bytes and milliseconds: generous for learners, tight for attackers.
    bodyLimit: 4 * 1024,
    requestTimeout: 15_000,
    handlerTimeout: 10_000,
    keepAliveTimeout: 10_000,
    // Check for overdue connections every second instead of Node's default of 30 seconds. We refuse a request without a
    // host ourselves, because Node does so with an empty reply.
    // Programs on other ports of the same host set cookies that are sent here too.
    http: {
      maxHeaderSize: MOST_HEADERS,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
    // The contract limits parts of a path, so the router allows all that Node accepts.
    routerOptions: { maxParamLength: MOST_HEADERS },
    rewriteUrl: ({ url = '/' }) => plainUrl(url),
    clientErrorHandler: refuseConnection,
  })
  app.server.maxConnections = 1000
  // Node would refuse an unknown `Expect` with an empty reply. HTTP allows ignoring it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  parseJsonAlone(app)
  await app.register(cookie)
  await compressReplies(app)
  sendSecurityHeaders(app, isHttps)
  echoKeys(app)
  app.addHook('onSend', async (_, reply) => closeUnread(reply.raw, READ_WITHIN))
  logRequests(app)
  handleErrors(app)
  refuseWithoutHost(app)

  checkAgainstSchemas(app)
  const describe = await describeApi(app)
  const routes = allRoutes(services, describe)
  refuseOtherMethods(app, [
    ...routes.map(({ endpoint }) => endpoint),
    ...Object.values(DOCS).map((path) => ({ method: 'GET', path }) as const),
  ])
  guardCalls(app, services, { publicOrigin, isHttps })
  for (const { endpoint, mount } of routes) {
    if (!ACCESS_RULES.includes(endpoint.access))
      throw new Error(`Cannot serve ${endpoint.path}: it declares no access rule`)
    mount(app)
  }

  serveDocs(app, describe)
  await serveWebApp(app, webFolder, { publicOrigin, isHttps })
  return app
}

/** JSON is the only content type: from other sites a browser sends it only with our permission. */
function parseJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still send a content type.
    if (body === '') return done(null, undefined)
    return parseJson(request, body.toString(), done)
  })
}

/**
 * Every reply repeats the request's idempotency key, refusals included and whatever the key looks like, so a client can
 * tell our reply from one made by something in between.
 */
function echoKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const key = headers[IDEMPOTENCY_KEY_HEADER]
    if (isApiUrl(url) && typeof key === 'string') reply.header(IDEMPOTENCY_KEY_HEADER, key)
  })
}

/** HTTP/1.1 demands that a request names its host. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, httpVersion } = request.raw
    if (headers.host === undefined && httpVersion === '1.1') return refuse(request, reply, 'bad-request')
  })
}

/** Serves the API's description as a page. */
function serveDocs(app: FastifyInstance, describe: () => ApiDocument): void {
  const style = compressText(DOCS_STYLE)
  let page: CompressedText | undefined
  app.get(DOCS.page, (request, reply) => {
    page ??= compressText(docsPage(describe()))
    return sendCompressed(request, reply, page, 'text/html')
  })
  app.get(DOCS.style, (request, reply) => sendCompressed(request, reply, style, 'text/css'))
}

/** A known path with the wrong method gets 405 and the allowed methods. */
function refuseOtherMethods(app: FastifyInstance, calls: Parameters<typeof methodsAt>[0]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const methods = methodsAt(calls, pathnameOf(request.url))
    if (methods.length === 0) return
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    return refuse(request, reply, 'method-not-allowed', { headers: { allow: allow.join(', ') } })
  })
}
