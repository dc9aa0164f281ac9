/**
 * `npm test`: everything. With `--deep`, the tests that kill, flood and wait do so in full (docs/reliability.md has the
 * figures), properties are tried on far more cases, and the rules are broken on purpose to see whether a test notices.
 */
import { buildWebApp } from './build.ts'
import { installBrowser } from './install-browser.ts'
import {
  browserTests,
  closeWith,
  componentTests,
  heavyTests,
  mutationScore,
  type StepCounts,
  staticChecks,
  unitTests,
} from './steps.ts'

const isDeep = process.argv.includes('--deep')
if (isDeep) Object.assign(process.env, { DEEP: '1', PROPERTY_RUNS: '20000' })

const allCounts: StepCounts[] = [...(await staticChecks()), await unitTests(), await heavyTests()]
if (isDeep) allCounts.push(await mutationScore())
await buildWebApp()
installBrowser()
allCounts.push(await componentTests(), await browserTests())
closeWith(allCounts)
