import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'

/** The addresses that are pages; every other one is the 404 page. */
const PAGES = ['/', '/dashboard', '/learn', '/progress']
const SHELL = 'index.html'
const COMPRESSED = ['.br', '.gz']
const YEAR = 365 * 24 * 60 * 60

/** Serves the built app: the shell on its four pages, its files from an allow-list made at start, and the 404 page. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, SHELL))) throw new Error(`The web app is not built: “${folder}” has no ${SHELL}.`)

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  })

  for (const page of PAGES) {
    app.get(page, (_, reply) => reply.header('cache-control', 'no-cache').sendFile(SHELL))
    if (page !== '/') app.get(`${page}/`, (request, reply) => reply.redirect(page + searchOf(request.url), 308))
  }

  for (const file of filesIn(folder)) {
    // A hashed file never changes; the few others are asked for again each time.
    const caching = file.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache'
    app.get(`/${file}`, (_, reply) => reply.header('cache-control', caching).sendFile(file))
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0]!
    if (pathname === '/api' || pathname.startsWith('/api/')) return refuse(request, reply, 'not-found')
    reply.code(404).header('cache-control', 'no-cache')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // A name with a dot is a missing file to a script or an image, and a page only to a person following a link.
    const wantsPage = !pathname.includes('.') || (request.headers.accept ?? '').includes('text/html')
    if (!isRead || !wantsPage || pathname.startsWith('/assets/')) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n')
    }
    return reply.sendFile(SHELL)
  })
}

function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? '' : url.slice(mark)
}

/** What a browser may ask for by name, relative to the folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SHELL && !COMPRESSED.includes(extname(entry.name)))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
}
