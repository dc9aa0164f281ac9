/** `npm run dev`: the server restarts and the page reloads on every change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { markDevRunning } from '../server/operate/dev-marker.ts'
import { buildWhenStale, explainNotBuilt, requirePlainFolder } from './build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

await explainNotBuilt(requirePlainFolder)
markDevRunning()
// The server refuses to start without a built app, even while the page comes from Vite.
await explainNotBuilt(buildWhenStale)
const server = spawn(process.execPath, ['--watch', join(root, 'server/src/main.ts')], { cwd: root, stdio: 'inherit' })
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

const vite = await createServer({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts') })
await vite.listen()
console.log('Think Twice, reloading on every change:')
vite.printUrls()
