import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { draftIds } from './core/proofreading/readers/drafts.ts'
import { readVotes } from './core/proofreading/readers/votes.ts'
import { browserArguments, findBrowser } from './scripts/browser.ts'
import { contentSecurityPolicy } from './server/src/http/security-headers.ts'
import { contentPieces } from './web/build/content-pieces.ts'

/** Tests that take many seconds: they kill processes, flood the server, or wait. */
const heavyTests = '{core/proofreading,server/test}/**/*.heavy.test.ts'
/** Heavy tests that measure time, memory or syncs, so each runs without any other beside it. */
const measuringTests = 'server/test/{fsync,large-account,login-timing,soak,stalled-readers}.heavy.test.ts'
/** Heavy tests that spend most of their time waiting for a lock or a closed connection, so several run at once. */
const waitingTests = [
  'server/test/{idle-server,locked,stalled-connections}.heavy.test.ts',
  'core/proofreading/commands/*.heavy.test.ts',
]
const excluded = ['**/node_modules/**', '**/dist/**']

// Servers and commands that tests start reuse compiled code from here.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url))
/** Starts a PostgreSQL for the tests that ask for one. */
const postgresSetup = ['server/test/postgres-cluster.ts']
const browser = findBrowser()

const nonce = 'component-tests'
/** The product's own policy on the page of the component tests; the test runner's inline code carries the nonce. */
const pagePolicy = contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }, false)

/** The packages of the web app, bundled ahead: found later, they would reload the page in the middle of a test. */
const bundledPackages = [
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
  'zustand',
  'zustand/middleware',
]

/** Test files share a thread and its imported modules, which takes half the work of a process for each file. */
const sharedThreads = { pool: 'threads', isolate: false } as const

/** Modules are loaded by Node itself, as in the product, and not through Vite; starting takes a fifth less time. */
const nativeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** The time limit of a quick test, in ms: far more than any needs, because a busy machine is no fault of the test. */
const quickTimeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

const heavySettings = {
  ...nativeModules,
  globalSetup: postgresSetup,
  // In full (`npm run test:deep`) some take a quarter of an hour.
  testTimeout: process.env['DEEP'] ? 1_800_000 : 300_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    exclude: excluded,
    // The default leaves a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // No test may need another to have run before it.
    sequence: { shuffle: { tests: true } },
    // Far more than any assertion needs, because a busy machine is slow.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...sharedThreads,
          ...nativeModules,
          include: ['{core,contract,scripts}/**/*.test.ts'],
          exclude: [...excluded, heavyTests],
          ...quickTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          pool: 'threads',
          include: ['web/**/*.test.ts'],
          ...quickTimeouts,
        },
      },
      {
        extends: true,
        plugins: [contentPieces((bank) => draftIds(bank, readVotes()))],
        html: { cspNonce: nonce },
        optimizeDeps: { include: bundledPackages },
        server: { headers: { 'Content-Security-Policy': pagePolicy } },
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          ...quickTimeouts,
          // A locator that finds nothing waits until the end of its test, so a failing test takes this long.
          testTimeout: 30_000,
          setupFiles: ['web/test/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(browser && { executablePath: browser }),
                args: browserArguments(),
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
          ...sharedThreads,
          ...nativeModules,
          include: ['server/**/*.test.ts'],
          exclude: [...excluded, heavyTests],
          globalSetup: postgresSetup,
          ...quickTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          ...heavySettings,
          include: [heavyTests],
          exclude: [...excluded, ...waitingTests, measuringTests],
          // In full, each of them takes all that the machine has.
          fileParallelism: !process.env['DEEP'],
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy-alone',
          ...heavySettings,
          include: [measuringTests],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy-waiting',
          ...heavySettings,
          include: waitingTests,
          // More than there are cores: these tests mostly wait.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
