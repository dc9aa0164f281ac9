/**
 * `npm test`: what `npm run check` does, on both databases; then the tests that kill, flood and wait; then journeys.
 * With `--deep`, the tests that kill, flood and wait do so in full (docs/reliability.md has the figures), properties
 * are tried on far more cases, and the rules are broken on purpose to see whether a test notices.
 */
import { buildWebApp } from './build.ts'
import { browserTests, check, closeWith, heavyTests, mutationScore, type StepCounts } from './steps.ts'

const isDeep = process.argv.includes('--deep')
process.env['PROPERTY_RUNS'] ??= isDeep ? '20000' : '1000'
if (isDeep) process.env['DEEP'] = '1'

const allCounts: StepCounts[] = await check()
console.log('heavy tests')
allCounts.push(await heavyTests())
if (isDeep) allCounts.push(await mutationScore())
console.log('journeys')
await buildWebApp()
allCounts.push(await browserTests())
closeWith(allCounts)
