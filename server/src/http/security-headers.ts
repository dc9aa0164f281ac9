import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Nothing inline and nothing from other origins. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Over http a browser ignores the first header and would break on the second. */
const HTTPS_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': `${CONTENT_SECURITY_POLICY}; upgrade-insecure-requests`,
}

export function sendSecurityHeaders(app: FastifyInstance, isHttps: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.url, isHttps(request)))
  })
}

/** The headers for a reply at `url`; without one, those of an API call. */
export function securityHeaders(url = '/api/', isHttps = false): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    ...(isHttps && HTTPS_HEADERS),
    ...(isCall(url) && { 'cache-control': 'no-store' }),
  }
}

export function isCall(url: string): boolean {
  const [pathname] = url.split('?')
  return pathname === '/api' || pathname!.startsWith('/api/')
}
