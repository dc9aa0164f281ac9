import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import type { ApiDocument } from './openapi.ts'

/** Where the page is, and its style, which the content-security policy requires in a file of its own. */
export const DOCS = { page: '/api/docs', style: '/api/docs.css' } as const

/** Serves the API's description as a page, which is the same for everybody. */
export function serveDocs(app: FastifyInstance, describe: () => ApiDocument): void {
  const style = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8')
  let page: string | undefined
  const packed = { compress: { customTypes: /^text\/(?:html|css)/ } }
  app.get(DOCS.page, packed, (_, reply) => {
    page ??= docsPage(describe())
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get(DOCS.style, packed, (_, reply) => reply.type('text/css; charset=utf-8').send(style))
}
