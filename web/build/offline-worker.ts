import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { PAGE_PATHS } from '@think-twice/contract/pages'
import { build, type Plugin } from 'vite'
import { NOT_FOUND } from '../worker/addresses.ts'

/** Where a browser looks for a new version. */
const FILE = 'sw.js'
/** Pages are cached under the server's addresses; the rest are compressed, of no use to people, or link pictures. */
const NOT_LISTED = /\.(?:html|br|gz|map|xml)$|^(?:concepts\/.*|think-twice|today)\.png$/

/** What the worker is told to cache; the revision is null where the file's name changes with its content. */
type Listed = { url: string; revision: string | null }

/**
 * Builds the service worker with the list of everything the build made, whichever step made it. So it runs after
 * everything that writes files, and before they are compressed.
 */
export function offlineWorker(): Plugin {
  let folder = ''
  let hasFailed = false
  return {
    name: 'think-twice:offline-worker',
    apply: 'build',
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
        if (!hasFailed) await writeWorker(folder)
      },
    },
  }
}

async function writeWorker(folder: string): Promise<void> {
  const files = await listFiles(folder)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  })
}

async function listFiles(folder: string): Promise<Listed[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort()
  const files = names
    .filter((name) => name !== FILE && !NOT_LISTED.test(name))
    .map(async (name) => ({
      url: `/${name}`,
      revision: name.startsWith('assets/') ? null : await hashOf(folder, [name]),
    }))
  // Every page is fetched again when any of them has changed, because nothing here says which address gets which file.
  const revision = await hashOf(
    folder,
    names.filter((name) => name.endsWith('.html')),
  )
  return [...(await Promise.all(files)), ...[...PAGE_PATHS, NOT_FOUND].map((url) => ({ url, revision }))]
}

async function hashOf(folder: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(folder, name)))
  return hash.digest('base64url').slice(0, 8)
}
