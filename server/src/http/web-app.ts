import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'
import { isCall } from './security-headers.ts'

/** Every other address is the 404 page. */
const PAGES = ['/', '/dashboard', '/learn', '/progress']
const SHELL = 'index.html'
const COMPRESSED = ['.br', '.gz']
const YEAR = 365 * 24 * 60 * 60

/** Serves the built app: the shell on its four pages, its files from an allow-list built at start, and the 404 page. */
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
  }

  for (const file of filesIn(folder)) {
    // Files with a hash in their name never change; browsers must revalidate the others.
    const caching = file.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache'
    app.get(`/${file}`, (_, reply) => reply.header('cache-control', caching).sendFile(file))
  }

  app.setNotFoundHandler((request, reply) => {
    if (isCall(request.url)) return refuse(request, reply, 'not-found')
    if (!isRead(request) && PAGES.includes(pathOf(request))) {
      reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-cache' })
      return reply.type('text/plain; charset=utf-8').send('Method not allowed\n')
    }
    return showNotFound(request, reply)
  })
}

/** People get the 404 page, programs a line of text. */
function showNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-cache')
  const pathname = pathOf(request)
  // A name with a dot is usually a missing file; only a person following a link wants a page.
  const wantsPage = !pathname.includes('.') || (request.headers.accept ?? '').includes('text/html')
  if (!isRead(request) || !wantsPage || pathname.startsWith('/assets/')) {
    return reply.type('text/plain; charset=utf-8').send('Not found\n')
  }
  return reply.sendFile(SHELL)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

/** The files a browser may ask for, relative to the folder. */
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
