import { defineConfig } from 'vitest/config'

/** The tests of the rules, for the run that breaks the rules on purpose. */
export default defineConfig({
  test: {
    include: ['core/src/**/*.test.ts'],
    // These draw thousands of rounds, or let thousands of classes play, which would take hours over all broken rules.
    exclude: ['core/src/practice/draw-round.prop.test.ts', 'core/src/class/simulated-classes.test.ts'],
    // Everything takes several times as long while every line is counted.
    testTimeout: 60_000,
    // A broken rule shows in the first few hundred cases of a property, also when everything else is tried in full.
    env: { PROPERTY_RUNS: '200' },
  },
})
