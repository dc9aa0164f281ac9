import { defineConfig } from 'vitest/config'

/** Tests that kill, flood or wait: minutes, not seconds. */
const HEAVY = 'server/test/**/*.heavy.test.ts'
const NEVER = ['**/node_modules/**', '**/dist/**']
/** Starts a PostgreSQL for the tests that ask for one. */
const POSTGRES = ['server/test/postgres-cluster.ts']

export default defineConfig({
  test: {
    exclude: NEVER,
    // Left to itself the runner keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
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
          testTimeout: 300_000,
          hookTimeout: 60_000,
          // One at a time: each of them has the machine's attention.
          fileParallelism: false,
        },
      },
    ],
  },
})
