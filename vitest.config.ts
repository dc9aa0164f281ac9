import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { draftIds } from './core/proofreading/draft-checks.ts'
import { readVotes } from './core/proofreading/votes.ts'
import { findSystemBrowser } from './scripts/system-browser.ts'
import { contentSecurityPolicy } from './server/src/http/security-headers.ts'
import { contentPieces } from './web/build/content-pieces.ts'

/** Tests that kill, flood or wait: minutes, not seconds. */
const HEAVY = '{scripts,server/test}/**/*.heavy.test.ts'
/** Those of them that look at times, memory or shared commits, and so need the machine to themselves. */
const ALONE = 'server/test/{fsync,large-account,login-timing,soak,stalled-readers}.heavy.test.ts'
/** Those of them that mostly wait, for a lock to end or a connection to be cut; meanwhile the bank's commands are tried. */
const WAITING = [
  'server/test/{idle-server,locked,refused-writes,stalled-connections}.heavy.test.ts',
  'scripts/proofreading-commands/*.heavy.test.ts',
]
const NEVER = ['**/node_modules/**', '**/dist/**']
/** Servers and commands that tests start compile what has changed, and find the rest here. */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url))
/** Starts a PostgreSQL for the tests that ask for one. */
const POSTGRES = ['server/test/postgres-cluster.ts']
/** Without one, Playwright's own. */
const BROWSER = findSystemBrowser()

/** Marks what the test runner and styles under development put inline. */
const NONCE = 'component-tests'
/** The product's own policy for the page of the component tests: nothing inline but what carries the mark. */
const POLICY = contentSecurityPolicy({ scripts: [`'nonce-${NONCE}'`], styles: [`'nonce-${NONCE}'`] }, false)

/** What the web app has from packages. */
const BUNDLED = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@tanstack/react-query',
  'idb',
  'wouter',
  'wouter/use-browser-location',
  'zod/mini',
]

/** Files share a thread and what it has imported: that is quicker than a process each, and half the work. */
const SHARED = { pool: 'threads', isolate: false } as const

/** Modules are loaded as Node loads them in the product, without a bundler's copy; starting takes a fifth less time. */
const AS_NODE_RUNS_IT = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** How long a quick test may hang, in ms. A machine that is busy for a while is no fault, so it is far more than any needs. */
const HANGS = { testTimeout: 60_000, hookTimeout: 60_000 }

const PATIENT = {
  ...AS_NODE_RUNS_IT,
  globalSetup: POSTGRES,
  // In full (`npm run test:deep`) some take a quarter of an hour.
  testTimeout: process.env['DEEP'] ? 1_800_000 : 300_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    exclude: NEVER,
    // Left to itself the runner keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // No test may need another to have run before it.
    sequence: { shuffle: { tests: true } },
    // What is noted beside a call, or drawn after one, comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...SHARED,
          ...AS_NODE_RUNS_IT,
          include: ['{core,contract,scripts}/**/*.test.ts'],
          exclude: [...NEVER, HEAVY],
          ...HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          pool: 'threads',
          include: ['web/**/*.test.ts'],
          ...HANGS,
        },
      },
      {
        extends: true,
        plugins: [contentPieces((bank) => draftIds(bank, readVotes()))],
        html: { cspNonce: NONCE },
        // Found only while tests run, they would have the page load anew under a test.
        optimizeDeps: { include: BUNDLED },
        server: { headers: { 'Content-Security-Policy': POLICY } },
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          ...HANGS,
          // What a page does not show is waited for until the end of its test, so a red test takes this long.
          testTimeout: 30_000,
          setupFiles: ['web/test/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(BROWSER && { executablePath: BROWSER }),
                // Chromium refuses its sandbox to root.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...SHARED,
          ...AS_NODE_RUNS_IT,
          include: ['server/**/*.test.ts'],
          exclude: [...NEVER, HEAVY],
          globalSetup: POSTGRES,
          ...HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          ...PATIENT,
          include: [HEAVY],
          exclude: [...NEVER, ...WAITING, ALONE],
          // In full, each of them takes all that the machine has.
          fileParallelism: !process.env['DEEP'],
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy-alone',
          ...PATIENT,
          include: [ALONE],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy-waiting',
          ...PATIENT,
          include: WAITING,
          // All at once: waiting takes no attention.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
