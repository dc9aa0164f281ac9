import { defineConfig } from 'vitest/config'

/** Tests that kill, flood or wait: minutes, not seconds. */
const HEAVY = 'server/test/**/*.heavy.test.ts'

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/postgres-cluster.ts'],
    // Left to itself the runner keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          // Quicker to start than processes.
          pool: 'threads',
          include: ['{core,contract,server,web,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', HEAVY],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // One at a time: each of them has the machine's attention.
        test: { name: 'heavy', include: [HEAVY], testTimeout: 300_000, hookTimeout: 60_000, fileParallelism: false },
      },
    ],
  },
})
