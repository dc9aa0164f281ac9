import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

const TEXT = 'Think twice. '.repeat(100)

/** Emits files of these names beside the page. */
const emitting = (...names: readonly string[]): Plugin => ({
  name: 'emitting',
  generateBundle() {
    for (const fileName of names) this.emitFile({ type: 'asset', fileName, source: TEXT })
  },
})

async function buildWith(...plugins: readonly Plugin[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'think-twice-compressed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), `<!doctype html><title>${TEXT}</title>`)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [...plugins, compressFiles()] })
  return join(root, 'dist')
}

test('every text file has two compressed copies with the same content and a smaller size', async () => {
  const folder = await buildWith(emitting('sw.js', 'assets/piece.json', 'icons/mark.svg', 'robots.txt'))
  for (const name of ['index.html', 'sw.js', 'assets/piece.json', 'icons/mark.svg', 'robots.txt']) {
    const whole = await readFile(join(folder, name))
    const [br, gz] = [await readFile(join(folder, `${name}.br`)), await readFile(join(folder, `${name}.gz`))]
    expect([brotliDecompressSync(br), gunzipSync(gz)], name).toEqual([whole, whole])
    expect(Math.max(br.length, gz.length), name).toBeLessThan(whole.length)
  }
})

test('files already compressed, and pages that the server still fills in, have no compressed copies', async () => {
  const folder = await buildWith(emitting('picture.png', 'fonts/text.woff2', '.pages/learn.html'))
  const packed = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name))
  expect(packed.sort()).toEqual(['index.html.br', 'index.html.gz'])
})

test('a build that failed is reported with its own error', async () => {
  const failing: Plugin = {
    name: 'failing',
    transform: () => Promise.reject(new Error('The bank has a hole')),
  }
  await expect(buildWith(failing)).rejects.toThrow('The bank has a hole')
})
