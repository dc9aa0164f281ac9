import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPagePath, PAGE_PATHS } from '@think-twice/contract/pages'
import { meantSearch } from '@think-twice/contract/pasted-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECONDS_A_DAY } from '../seconds.ts'
import { type BuiltPages, builtPageAt, canonicalAddresses, readPages, sendPage } from './built-pages.ts'
import { refuse } from './errors.ts'
import { isApiUrl, isRead, pathnameOf } from './request-line.ts'

const SHELL = 'index.html'
const A_YEAR = 365 * SECONDS_A_DAY

type Origin = {
  /** The origin that the operator has set; null for none. */
  publicOrigin: string | null
  isHttps: (request: FastifyRequest) => boolean
}

/** Serves the built app: its four pages, its files, and the 404 page. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { publicOrigin, isHttps }: Origin,
): Promise<void> {
  if (!existsSync(join(folder, SHELL))) throw new Error(`The web app is not built: “${folder}” has no ${SHELL}.`)

  const pages = readPages(folder, publicOrigin)
  for (const path of PAGE_PATHS) {
    app.get(path, (request, reply) => {
      const search = new URLSearchParams(meantSearch(request.url.slice(path.length)))
      return sendPage(request, reply, builtPageAt(path, search, pages), isHttps(request))
    })
  }
  if (publicOrigin !== null) serveSitemap(app, pages, publicOrigin)
  await serveFiles(app, folder, publicOrigin === null ? [] : ['robots.txt'])

  app.setNotFoundHandler((request, reply) => {
    if (isApiUrl(request.url)) return refuse(request, reply, 'not-found')
    if (!isRead(request.method) && isPagePath(pathnameOf(request.url))) {
      reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-cache' })
      return reply.type('text/plain; charset=utf-8').send('Method not allowed\n')
    }
    reply.code(404).header('cache-control', 'no-cache')
    if (wantsPage(request)) {
      const page = builtPageAt(pathnameOf(request.url), new URLSearchParams(), pages)
      return sendPage(request, reply, page, isHttps(request))
    }
    return reply.type('text/plain; charset=utf-8').send('Not found\n')
  })
}

/**
 * Makes a route for each file that the build contains at start, except pages, compressed copies, hidden files, and those
 * that are `madeHere`. A compressed copy is sent to clients that accept it.
 */
async function serveFiles(app: FastifyInstance, folder: string, madeHere: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    dotfiles: 'deny',
    globIgnore: ['**/*.{html,br,gz}', ...madeHere],
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      // Files with a hash in their name never change; browsers must revalidate the others.
      const isHashed = path.startsWith(join(folder, 'assets/'))
      void reply.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache')
    },
  })
}

/** People get the 404 page, programs a line of text. */
function wantsPage(request: FastifyRequest): boolean {
  const pathname = pathnameOf(request.url)
  // A name with a dot, other than `.html`, is usually a missing file; only a person following a link wants a page.
  const namesFile = pathname.replace(/\.html$/, '').includes('.')
  const looksLikePage = !namesFile || (request.headers.accept ?? '').includes('text/html')
  return isRead(request.method) && looksLikePage && !pathname.startsWith('/assets/')
}

/** For search engines: every page that has an address of its own. */
function serveSitemap(app: FastifyInstance, pages: BuiltPages, publicOrigin: string): void {
  const urls = canonicalAddresses(pages).map((address) => `<url><loc>${address}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`
  app.get('/sitemap.xml', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  )
  app.get('/robots.txt', (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  )
}
