/** `npm test`: everything. With `--deep`, properties are tried on far more cases. */
import { buildWebApp } from './build.ts'
import { installBrowser } from './install-browser.ts'
import { browserTests, closeWith, heavyTests, staticChecks, type Tally, unitTests } from './steps.ts'

if (process.argv.includes('--deep')) process.env['PROPERTY_RUNS'] = '20000'

const tallies: Tally[] = [...(await staticChecks()), await unitTests(), await heavyTests()]
await buildWebApp()
installBrowser()
tallies.push(await browserTests())
closeWith(tallies)
