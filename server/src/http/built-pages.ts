import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { type PageName, pageAt } from '@think-twice/contract/pages'
import { itemAt, required } from '@think-twice/core/required'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, type InlineHashes } from './security-headers.ts'

/** Where the build puts the pages that are not `index.html`; they have no address of their own. */
const FOLDER = '.pages'
const HOME: PageName = 'index'
const COMPRESS = { br: promisify<string, Buffer>(brotliCompress), gzip: promisify<string, Buffer>(gzip) }
type Compression = keyof typeof COMPRESS

/** A page as it was made at build time, ready to be sent. */
export type BuiltPage = {
  html: string
  inline: InlineHashes
  /** A hash of the text, so that browsers need not fetch a page they have. */
  etag: string
  compressed: Map<Compression, Promise<Buffer>>
}
export type BuiltPages = ReadonlyMap<string, BuiltPage>

/** Reads every page of the built app. Links that need an origin get the one that the operator has set. */
export function readPages(folder: string, publicOrigin: string | null): BuiltPages {
  const others = join(folder, FOLDER)
  const files = [
    join(folder, `${HOME}.html`),
    ...(existsSync(others) ? readdirSync(others).map((file) => join(others, file)) : []),
  ]
  return new Map(
    files.map((file) => [basename(file, '.html'), pageOf(withOrigin(readFileSync(file, 'utf8'), publicOrigin))]),
  )
}

/** The page for an address; a build without it replies with the home page. */
export function builtPageAt(path: string, search: URLSearchParams, pages: BuiltPages): BuiltPage {
  return pages.get(pageAt(path, search)) ?? required(pages.get(HOME), 'the home page')
}

/** The addresses that search engines are told about, from the pages' own canonical links. */
export function canonicalAddresses(pages: BuiltPages): string[] {
  return [...pages.values()].flatMap(({ html }) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? [])
}

/** Sends a page compressed the way the client likes best, or 304 if it has this very copy. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage, isHttps: boolean) {
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(page.inline, isHttps),
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (reply.statusCode === 200 && hasCopy(request, page.etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const compression = negotiate<Compression>(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
  if (compression === null) return reply.send(page.html)
  return reply.header('content-encoding', compression).send(await compressed(page, compression))
}

/** Does the client have this very copy? Proxies that compress replies mark our tag as a weak one. */
function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? []
  return known.some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** Compresses a page once in each way. */
function compressed({ html, compressed }: BuiltPage, compression: Compression): Promise<Buffer> {
  const known = compressed.get(compression)
  if (known) return known
  const made = COMPRESS[compression](html)
  compressed.set(compression, made)
  return made
}

function pageOf(html: string): BuiltPage {
  return {
    html,
    inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
    etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
    compressed: new Map(),
  }
}

/** The hashes of a page's inline elements: those without attributes, as the others load a file. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    (match) => `'sha256-${createHash('sha256').update(itemAt(match, 1)).digest('base64')}'`,
  )
}

/**
 * Search engines and link previews need absolute addresses, and only the operator knows the origin. Without an origin,
 * they are left out: a relative canonical link counts as none, and a Host header may claim anything.
 */
function withOrigin(html: string, publicOrigin: string | null): string {
  const addressed = /\s*<(?:link rel="canonical" href|meta property="og:(?:url|image)" content)="([^"]*)">/g
  if (publicOrigin === null) return html.replaceAll(addressed, '')
  return html.replaceAll(addressed, (element, address) =>
    element.replace(`"${address}"`, `"${publicOrigin}${address}"`),
  )
}
