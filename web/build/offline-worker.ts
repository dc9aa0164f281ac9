import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { serwist } from '@serwist/vite'
import { NOT_FOUND_PATH, PAGE_PATHS } from '@think-twice/contract/pages'
import type { Plugin } from 'vite'

/** Builds the service worker, with the list of everything to cache. It runs after everything that writes files. */
export function offlineWorker(): Plugin[] {
  let folder = ''
  return serwist({
    swSrc: join(import.meta.dirname, '../worker/service-worker.ts'),
    swDest: 'sw.js',
    rollupFormat: 'iife',
    globDirectory: folder,
    globPatterns: ['**/*.{css,js,json,png,svg,txt,webmanifest,woff2}'],
    // The pictures are for links that are shared.
    globIgnores: ['concepts/*', 'think-twice.png', 'today.png', 'sw.js'],
    manifestTransforms: [
      async (files) => ({
        manifest: [...(await Promise.all(files.map((file) => listFile(folder, file)))), ...(await listPages(folder))],
      }),
    ],
    integration: {
      closeBundleOrder: 'post',
      configureOptions: ({ root, build }, options) => {
        folder = resolve(root, build.outDir)
        options.globDirectory = folder
      },
    },
  })
}

/** With its hash, because some networks reply to every request with a page of their own. */
async function listFile(folder: string, file: { url: string; revision?: string | null | undefined; size: number }) {
  const hash = createHash('sha256').update(await readFile(join(folder, file.url)))
  return {
    url: `/${file.url}`,
    // The names of assets change with their content.
    revision: file.url.startsWith('assets/') ? null : file.revision,
    integrity: `sha256-${hash.digest('base64')}`,
    size: file.size,
  }
}

/** Every page is fetched again when any of them has changed, because the server chooses the page of an address. */
async function listPages(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(folder, name)))
  const revision = hash.digest('base64url').slice(0, 8)
  return [...PAGE_PATHS, NOT_FOUND_PATH].map((url) => ({ url, revision, size: 0 }))
}
