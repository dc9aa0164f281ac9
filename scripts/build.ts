import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The folder that the web app is built into. */
export const WEB_BUILD = join(root, 'web/dist')
const BUILT = join(WEB_BUILD, 'index.html')
const SOURCES = ['web', 'core/src', 'core/proofreading/votes.json', 'contract/src', 'package-lock.json']

/** Refuses a folder in which Vite, which builds the app and runs the tests, cannot work: it reads paths as addresses. */
export function requirePlainFolder(): void {
  if (!/[#?]/.test(root)) return
  throw new NotBuilt(
    `Think Twice cannot be built or tested in “${root}”, because of the # or ? in this path: rename or move the folder.`,
  )
}

/** `changes`: what a test builds differently. */
export async function buildWebApp(changes: InlineConfig = {}): Promise<void> {
  requirePlainFolder()
  const { build } = await import('vite')
  // With another value, libraries would build for development.
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn', ...changes })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code)))) throw error
    throw new NotBuilt(
      'The web app has to be built, and this account may not write here: run "npm run build" as the owner of this folder, then start again.',
    )
  }
}

/**
 * Builds unless the app is newer than its sources. With NODE_ENV=production the build tools aren't installed, so an
 * existing build is served as it is.
 */
export async function buildWhenStale(): Promise<void> {
  if (!canBuild()) {
    if (existsSync(BUILT)) return
    throw new NotBuilt(
      'The web app is not built, and the tools that build it are not installed: run "npm ci --include=dev", then "npm start" again.',
    )
  }
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > Math.max(...SOURCES.map(newestChange))) return
  console.log('Building the web app …')
  await buildWebApp()
}

/** Stops a command; the message says what to do. */
class NotBuilt extends Error {}

/** Ends the process with the sentence if this stops it. */
export async function explainNotBuilt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    // Vite is not installed.
    return false
  }
}

/** Milliseconds since 1970. */
function newestChange(path: string): number {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) return statSync(full).mtimeMs
  const entries = readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .map(({ name }) => newestChange(join(path, name)))
  return Math.max(statSync(full).mtimeMs * (entries.length === 0 ? 1 : 0), ...entries)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await explainNotBuilt(buildWebApp)
