import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A tiny built web app: the shell, a hashed script, and files that must not be served. */
export function makeWebFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-web-'))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html': '<!doctype html><title>Think Twice</title>',
    'theme.js': '// theme',
    'sw.js': '// worker',
    'manifest.webmanifest': '{}',
    'assets/index-abc123.js': `// ${'code '.repeat(200)}`,
    '.env': 'SECRET=1',
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  return folder
}
