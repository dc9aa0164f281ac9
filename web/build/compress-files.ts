import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file, as small as possible: the server only sends them. */
export function compressFiles(): Plugin {
  let folder = ''
  let hasFailed = false
  return {
    name: 'think-twice:compress-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A failed build has no files; its own error is the one to read.
        if (hasFailed) return
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files
            // The server inserts its origin into pages and compresses them itself.
            .filter((file) => TEXT.test(file) && !file.startsWith('.'))
            .map(async (file) => {
              const path = join(folder, file)
              const text = await readFile(path)
              const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
              await writeFile(`${path}.br`, await brotli(text, { params }))
              await writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }))
            }),
        )
      },
    },
  }
}
