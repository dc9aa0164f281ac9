import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The hashes of a page's inline scripts and styles, as the policy writes them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }
const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

/** Allows nothing inline except by its hash, and nothing from other origins. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, isHttps: boolean): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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
    // The only Trusted Types policy is the one that names the service worker.
    'trusted-types think-twice-worker',
    // Over plain http this directive would have a browser ask for our files by https.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Whatever is not meant for a cache, as pages and files are, is kept out of all of them.
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Headers for https alone: over http a browser ignores them. */
const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
const HTTP_POLICY = contentSecurityPolicy(NOTHING_INLINE, false)
const HTTPS_POLICY = contentSecurityPolicy(NOTHING_INLINE, true)

/** Puts the headers on every reply. */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(isHttps(request)))
  })
}

export function securityHeaders(isHttps = false): Record<string, string> {
  return {
    'content-security-policy': isHttps ? HTTPS_POLICY : HTTP_POLICY,
    ...SECURITY_HEADERS,
    ...(isHttps && HTTPS_HEADERS),
  }
}
