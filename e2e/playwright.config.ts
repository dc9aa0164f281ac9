import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 3199)
const onSqlite = `http://localhost:${port}`
const onPostgres = `http://localhost:${port + 1}`

/**
 * Each journey runs once. These are spread over two databases, two widths and two themes, so that each pair of them
 * comes up; all others run on SQLite, in a window that is wide and light.
 */
const LOOKS = [
  look('wide and dark on PostgreSQL', onPostgres, 1280, 'dark', ['dashboard', 'dispute', 'favorites']),
  look('narrow and dark on SQLite', onSqlite, 390, 'dark', ['insights', 'keyboard', 'learning-paths', 'progress']),
  look('narrow and light on PostgreSQL', onPostgres, 390, 'light', ['account-page', 'class-seat', 'first-two-days']),
]
const browser = findBrowser()
/** Servers and workers that journeys start compile what has changed, and find the rest here. */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

type ServerSettings = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>

export default defineConfig({
  testDir: 'journeys',
  globalTeardown: './secrets-stay-hidden.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A third at a time makes the whole run no shorter on two cores.
  workers: 2,
  // An attempt of 48 questions takes a while on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'wide and light on SQLite',
      testIgnore: LOOKS.flatMap(({ testMatch }) => testMatch),
      use: { baseURL: onSqlite },
    },
    ...LOOKS,
  ],
  use: {
    // An element that is not there should not use up the whole time of its test.
    actionTimeout: 20_000,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    // A service worker would bypass the routes that journeys set; those about working offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page here lives for seconds: what its code gains from being optimized is less than what that costs.
        '--js-flags=--no-maglev,--no-turbofan',
        // Chromium cannot run its sandbox as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: [served('scripts/start.js', onSqlite), served('e2e/serve-on-postgres.ts', onPostgres)],
})

/** Journeys on one database, at one width, in one theme. */
function look(name: string, baseURL: string, width: 390 | 1280, colorScheme: 'light' | 'dark', journeys: string[]) {
  return {
    name,
    testMatch: journeys.map((journey) => `**/${journey}.spec.ts`),
    use: { baseURL, viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme },
  }
}

/** A server for the whole run, started by this script. */
function served(script: string, address: string): ServerSettings {
  return {
    command: `"${process.execPath}" ${script} >> "${join(dataFolder(), basename(script))}.log"`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${address}/api/health`,
    reuseExistingServer: false,
    // Starting may build the web app first.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    env: { PORT: new URL(address).port, DATA_DIR: dataFolder(), RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
  }
}

/** A fresh folder for the server, removed at the end. Every worker reads this file, but only the first one makes it. */
function dataFolder(): string {
  const known = process.env['E2E_DATA_DIR']
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-e2e-'))
  process.env['E2E_DATA_DIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
