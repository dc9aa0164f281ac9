import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOT_FOUND_PATH, PAGE_PATHS } from '@think-twice/contract/pages'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { offlineWorker } from './offline-worker.ts'

const FILES = {
  'assets/index-12345678.js': 'start()',
  'assets/index-12345678.js.map': '{}',
  'icons/192.png': 'a picture',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  '.pages/learn.html': '<h1>Learn</h1>',
}

/** The worker's cache list for a build with these files: each address with its revision and integrity. */
async function listed(files: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'think-twice-offline-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Home</title>')
  const emitting: Plugin = {
    name: 'emitting',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
  // Serwist lists nothing in a build that is not for production.
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  await build({ root, configFile: false, logLevel: 'silent', plugins: [emitting, offlineWorker()] })
  const worker = await readFile(join(root, 'dist/sw.js'), 'utf8')
  const entries = worker.matchAll(/\{([^{}]*)url:[`"'](\/[^`"']*)[`"']\}/g)
  return new Map([...entries].map(([, version = '', url = '']) => [url, version]))
}

test('the worker caches every page and every file that a person needs, once, and none meant for machines', async () => {
  const urls = [...(await listed(FILES)).keys()]
  const files = ['/assets/index-12345678.js', '/icons/192.png', '/manifest.webmanifest']
  expect(urls.sort()).toEqual([...files, ...PAGE_PATHS, NOT_FOUND_PATH].sort())
})

test('a file is listed with its hash, and with a revision unless its name changes with its content', async () => {
  const [before, after] = [await listed(FILES), await listed({ ...FILES, 'icons/192.png': 'another picture' })]
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(before.get('/assets/index-12345678.js')).toContain(`sha256-${hash}`)
  expect(before.get('/assets/index-12345678.js')).toContain('revision:null')
  expect(after.get('/icons/192.png')).not.toBe(before.get('/icons/192.png'))
  expect(after.get('/manifest.webmanifest')).toBe(before.get('/manifest.webmanifest'))
})

test('all pages are fetched anew when one has changed, since the server decides which address gets which page', async () => {
  const [before, after] = [await listed(FILES), await listed({ ...FILES, '.pages/learn.html': '<h1>Look up</h1>' })]
  for (const page of [...PAGE_PATHS, NOT_FOUND_PATH]) expect(after.get(page), page).not.toBe(before.get(page))
  expect(after.get('/icons/192.png')).toBe(before.get('/icons/192.png'))
})
