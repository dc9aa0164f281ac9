import { readFileSync } from 'node:fs'
import { API_DOCUMENT } from '@think-twice/contract/api-document'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'

/** Where the page is, and its style, which the content-security policy requires in a file of its own. */
export const DOCS = { page: '/api/docs', style: '/api/docs.css' } as const

const page = docsPage(API_DOCUMENT)

/** Serves the API's description as a page, which is the same for everybody. */
export function serveDocs(app: FastifyInstance): void {
  const style = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8')
  const packed = { compress: { customTypes: /^text\/(?:html|css)/ } }
  app.get(DOCS.page, packed, (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get(DOCS.style, packed, (_, reply) => reply.type('text/css; charset=utf-8').send(style))
}
