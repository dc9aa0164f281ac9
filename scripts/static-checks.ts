import { checkStep, type Outcome } from './steps.ts'

/** The folders with a `tsconfig.json`; the last one has all tests and scripts. */
const TYPE_CHECKED = ['core', 'contract', 'server', 'web', 'web/worker', '.']

/** Runs the checks that execute no code side by side; Biome looks only at what `biomeFiles` selects. */
export function staticChecks(...biomeFiles: string[]): Promise<Outcome>[] {
  return [
    checkStep('types', 'tsc', '-b', ...TYPE_CHECKED),
    checkStep('format and lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...biomeFiles),
    checkStep('imports between rooms', 'node', 'scripts/check-arrows.ts'),
    checkStep('styles defined and used', 'node', 'scripts/check-styles.ts'),
    checkStep('unused code', 'knip', '--cache'),
  ]
}
