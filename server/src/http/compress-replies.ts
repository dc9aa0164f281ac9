import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes: below this a packed reply is hardly smaller. */
const THRESHOLD = 1024
/** Of 11: most of the gain of brotli at the price of gzip. */
const BROTLI_QUALITY = 4

/** Packs the JSON of the API on its way out. The files of the app were packed when it was built. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Bodies of requests are never unpacked: a small one could become a very large one.
    globalDecompression: false,
  })
}
