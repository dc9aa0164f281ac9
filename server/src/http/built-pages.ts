import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type PageName, pageAt } from '@think-twice/contract/pages'
import { itemAt, required } from '@think-twice/core/required'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedText, compressText, sendCompressed } from './compressed-text.ts'
import { contentSecurityPolicy, type InlineHashes } from './security-headers.ts'

/** Where the build puts the pages that are not `index.html`; they have no address of their own. */
const FOLDER = '.pages'
const HOME: PageName = 'index'

/** A page as it was made at build time, ready to be sent. */
export type BuiltPage = CompressedText & { inline: InlineHashes }
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
  return [...pages.values()].flatMap(({ text }) => /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1] ?? [])
}

/** Sends a page under a policy of its own. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage, isHttps: boolean) {
  reply.header('content-security-policy', contentSecurityPolicy(page.inline, isHttps))
  return sendCompressed(request, reply, page, 'text/html')
}

function pageOf(html: string): BuiltPage {
  return {
    ...compressText(html),
    inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
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
