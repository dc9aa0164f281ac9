import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes; smaller replies arrive in one go anyway, and compressing one costs a fifth of saving a finished quiz. */
const THRESHOLD = 4096
/** Out of 11: most of brotli's gain at about gzip's cost. */
const BROTLI_QUALITY = 4

/** Compresses the API's JSON. The app's files are compressed at build time. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Request bodies are never decompressed: a tiny one could become huge.
    globalDecompression: false,
  })
}
