import { checkStep, type Outcome } from './steps.ts'

/** The folders with a `tsconfig.json`; the last one has all tests and scripts. */
const TYPE_CHECKED = ['core', 'contract', 'server', 'web', 'web/worker', '.']
const ROOMS = ['core', 'contract', 'server', 'web', 'e2e', 'scripts']

/** Runs the checks that execute no code side by side; Biome looks only at what `biomeFiles` selects. */
export function staticChecks(...biomeFiles: string[]): Promise<Outcome>[] {
  return [
    checkStep('types', 'tsc', '-b', ...TYPE_CHECKED),
    checkStep('format and lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...biomeFiles),
    checkStep('imports between rooms', 'depcruise', '--config', 'dependency-cruiser.config.ts', ...ROOMS),
    checkStep('styles defined and used', 'node', 'scripts/check-styles.ts'),
    checkStep('unused code', 'knip', '--cache'),
  ]
}
