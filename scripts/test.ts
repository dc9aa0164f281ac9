/**
 * `npm test`: static checks, then every suite, one after the other. With `--deep`, heavy tests run in full, properties
 * are tried on far more cases, and the rules are mutated (docs/reliability.md has the figures).
 */
import { installBrowser } from './browser.ts'
import { explainNotBuilt, requirePlainFolder } from './build.ts'
import { staticChecks } from './static-checks.ts'
import { checkStep, playwrightStep, printSummary, vitestStep } from './steps.ts'

const isDeep = process.argv.includes('--deep')
process.env['PROPERTY_RUNS'] ??= isDeep ? '20000' : '1000'
if (isDeep) process.env['DEEP'] = '1'

await explainNotBuilt(requirePlainFolder)
installBrowser()
const outcomes = await Promise.all(staticChecks('.'))
for (const suite of ['rules', 'web', 'server', 'components']) {
  outcomes.push(await vitestStep(suite, [suite]))
}
outcomes.push(await vitestStep('heavy', ['heavy', 'heavy-alone', 'heavy-waiting']))
if (isDeep) outcomes.push(await checkStep('mutations', 'stryker', 'run', 'core/stryker.config.json'))
outcomes.push(await checkStep('build', 'node', 'scripts/build.ts'))
outcomes.push(await playwrightStep('journeys'))
printSummary(outcomes)
