import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCompression, type Compression, isKnownCopy } from './content-negotiation.ts'

const YEAR = 365 * 24 * 60 * 60
/** The build's packed copies lie beside their files. */
const PACKED: Readonly<Record<Compression, string>> = { br: '.br', gzip: '.gz' }
/**
 * Everything that a build contains. A file of another kind stops the start, so that none is sent as the wrong thing.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** A file of the built app, which does not change while the server runs. */
export type BuiltFile = { address: string; path: string; type: string; etag: string; caching: string }

/** The files a browser may ask for: all but pages, packed copies and what is hidden. */
export function readFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path).replaceAll(sep, '/') }))
    .filter(({ name }) => !name.split('/').some((part) => part.startsWith('.')))
    .filter(({ name }) => extname(name) !== '.html' && !Object.values(PACKED).includes(extname(name)))
    .map(({ path, name }) => builtFile(path, name))
}

function builtFile(path: string, name: string): BuiltFile {
  const type = TYPES[extname(name)]
  if (type === undefined) throw new Error(`The built app has a file of an unknown kind: “${name}”.`)
  return {
    address: `/${name}`,
    path,
    type,
    etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url')}"`,
    // Files with a hash in their name never change; browsers must revalidate the others.
    caching: name.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
  }
}

/** Sends the smallest copy that the browser can read, or says that it has the file already. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile) {
  reply.headers({ 'cache-control': file.caching, etag: file.etag, vary: 'accept-encoding' })
  if (isKnownCopy(request.headers, file.etag)) return reply.code(304).send()
  reply.type(file.type)
  const compression = acceptedCompression(request.headers, (way) => existsSync(file.path + PACKED[way]))
  if (compression === null) return reply.send(await readFile(file.path))
  return reply.header('content-encoding', compression).send(await readFile(file.path + PACKED[compression]))
}
