import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COMPRESS = { br: promisify<string, Buffer>(brotliCompress), gzip: promisify<string, Buffer>(gzip) }
type Compression = keyof typeof COMPRESS

/** A text that is the same for all visitors, compressed once for each encoding. */
export type CompressedText = {
  text: string
  /** A hash of the text, so that browsers need not fetch a copy they have. */
  etag: string
  compressed: Map<Compression, Promise<Buffer>>
}

/** Keeps a text to be sent. */
export function compressText(text: string): CompressedText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"`, compressed: new Map() }
}

/** Sends a text compressed the way the client likes best, or 304 if it has this very copy. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, kept: CompressedText, type: string) {
  reply.headers({ 'cache-control': 'no-cache', etag: kept.etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && hasCopy(request, kept.etag)) return reply.code(304).send()
  reply.type(`${type}; charset=utf-8`)
  const compression = negotiate<Compression>(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
  if (compression === null) return reply.send(kept.text)
  return reply.header('content-encoding', compression).send(await compressed(kept, compression))
}

/** Does the client have this very copy? Proxies that compress replies mark our tag as a weak one. */
function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? []
  return known.some((each) => each.trim().replace(/^W\//, '') === etag)
}

function compressed({ text, compressed }: CompressedText, compression: Compression): Promise<Buffer> {
  const known = compressed.get(compression)
  if (known) return known
  const made = COMPRESS[compression](text)
  compressed.set(compression, made)
  return made
}
