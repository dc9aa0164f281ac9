import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_PATHS } from '@think-twice/contract/pages'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { NOT_FOUND } from '../worker/addresses.ts'
import { offlineWorker } from './offline-worker.ts'

const FILES = {
  'assets/index-12345678.js': 'start()',
  'assets/index-12345678.js.map': '{}',
  'icons/192.png': 'a picture',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  '.pages/learn.html': '<h1>Learn</h1>',
}

/** What the worker of a build with these files is told to cache: each address with its revision. */
async function kept(files: Readonly<Record<string, string>>): Promise<Map<string, string | null>> {
  const root = await mkdtemp(join(tmpdir(), 'think-twice-offline-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Home</title>')
  const emitting: Plugin = {
    name: 'emitting',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [emitting, offlineWorker()] })
  const worker = await readFile(join(root, 'dist/sw.js'), 'utf8')
  const entries = worker.matchAll(/\{url:[`"']([^`"']+)[`"'],revision:(?:null|[`"']([^`"']+)[`"'])\}/g)
  return new Map([...entries].map(([, url = '', revision = null]) => [url, revision]))
}

test('the worker caches every page and every file that a person needs, once, and none meant for machines', async () => {
  const urls = [...(await kept(FILES)).keys()]
  const files = ['/assets/index-12345678.js', '/icons/192.png', '/manifest.webmanifest']
  expect(urls.sort()).toEqual([...files, ...PAGE_PATHS, NOT_FOUND].sort())
})

test('a file with a hash in its name needs no revision, and other files have one that follows their content', async () => {
  const [before, after] = [await kept(FILES), await kept({ ...FILES, 'icons/192.png': 'another picture' })]
  expect(before.get('/assets/index-12345678.js')).toBeNull()
  expect(after.get('/icons/192.png')).not.toBe(before.get('/icons/192.png'))
  expect(after.get('/manifest.webmanifest')).toBe(before.get('/manifest.webmanifest'))
})

test('all pages are fetched anew when one has changed, since the server decides which address gets which page', async () => {
  const [before, after] = [await kept(FILES), await kept({ ...FILES, '.pages/learn.html': '<h1>Look up</h1>' })]
  for (const page of [...PAGE_PATHS, NOT_FOUND]) expect(after.get(page), page).not.toBe(before.get(page))
  expect(after.get('/icons/192.png')).toBe(before.get('/icons/192.png'))
})
