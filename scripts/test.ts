/** `npm test`: everything. With `--deep`, properties are tried on far more cases. */
import { buildWebApp } from './build.ts'
import { installBrowser } from './install-browser.ts'
import { browserTests, closeWith, heavyTests, type StepCounts, staticChecks, unitTests } from './steps.ts'

if (process.argv.includes('--deep')) process.env['PROPERTY_RUNS'] = '20000'

const allCounts: StepCounts[] = [...(await staticChecks()), await unitTests(), await heavyTests()]
await buildWebApp()
installBrowser()
allCounts.push(await browserTests())
closeWith(allCounts)
