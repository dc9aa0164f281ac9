import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Tests that kill, flood or wait: minutes, not seconds. */
const HEAVY = 'server/test/**/*.heavy.test.ts'
const NEVER = ['**/node_modules/**', '**/dist/**']
/** Starts a PostgreSQL for the tests that ask for one. */
const POSTGRES = ['server/test/postgres-cluster.ts']
/** Debian's browser; without it Playwright's own. */
const CHROMIUM = '/usr/bin/chromium'

export default defineConfig({
  test: {
    exclude: NEVER,
    // Left to itself the runner keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // No test may need another to have run before it.
    sequence: { shuffle: { tests: true } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // Quicker to start than processes.
          pool: 'threads',
          include: ['{core,contract,web,scripts}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/test/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
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
          pool: 'threads',
          include: ['server/**/*.test.ts'],
          exclude: [...NEVER, HEAVY],
          globalSetup: POSTGRES,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          include: [HEAVY],
          globalSetup: POSTGRES,
          // In full (`npm run test:deep`) some take a quarter of an hour.
          testTimeout: process.env['DEEP'] ? 1_800_000 : 300_000,
          hookTimeout: 60_000,
          // One at a time: each of them has the machine's attention.
          fileParallelism: false,
        },
      },
    ],
  },
})
