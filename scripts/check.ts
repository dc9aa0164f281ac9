/**
 * `npm run check`, the fast loop: static checks, and the tests that import anything changed since `main`, on SQLite
 * alone. Documents are checked always, because no test imports them.
 */
import { execFileSync } from 'node:child_process'
import { installBrowser } from './browser.ts'
import { explainNotBuilt, requirePlainFolder } from './build.ts'
import { staticChecks } from './static-checks.ts'
import { printSummary, vitestStep } from './steps.ts'

process.env['FAST_LOOP'] = '1'
await explainNotBuilt(requirePlainFolder)
installBrowser()
const base = ['origin/main', 'main'].find(isCommit)
const changed = base === undefined ? '--changed' : `--changed=${base}`
printSummary(
  await Promise.all([
    ...staticChecks(...(base === undefined ? ['.'] : ['--changed', `--since=${base}`])),
    vitestStep('documents', ['rules'], 'scripts/documents.test.ts'),
    vitestStep('tests of what changed', ['rules', 'web', 'server', 'components'], changed),
  ]),
)
console.log(
  `These are the tests that import what changed since ${base ?? 'the last commit'}; npm test runs everything.`,
)

function isCommit(name: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', name], { stdio: 'ignore' })
    return true
  } catch {
    // Git knows no commit of this name, or this is no clone.
    return false
  }
}
