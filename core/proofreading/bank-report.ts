/** `npm run bank-report`: the bank on one page. How much there is, what the checks say, and what its readers said. */
import { BANK } from '../src/content/bank.ts'
import { isSoundTwin } from './amount-checks.ts'
import { checkBank } from './bank-checks.ts'
import { entryProblems } from './entry-problems.ts'
import { agreementOn, readPanel, verdictOn } from './panel.ts'

const panel = readPanel()
const scenarios = BANK.flatMap((entry) => entry.scenarios)
const inSlots = scenarios.filter(({ slot }) => slot !== undefined)
const problems = BANK.flatMap(entryProblems)
const checks = checkBank(BANK)
const verdicts = scenarios.map((scenario) => verdictOn(scenario, panel))
const count = (verdict: string) => verdicts.filter((each) => each === verdict).length

console.log(
  `${scenarios.length} scenarios: ${inSlots.length} in slots, ${scenarios.length - inSlots.length} for practice, ${scenarios.filter(isSoundTwin).length} of them sound; ${BANK.length} concepts\n`,
)
for (const { name, figure, ok, notes } of checks) {
  console.log(`${ok ? '✓' : '✗'} ${name}: ${figure}`)
  for (const note of notes) console.log(`    ${note}`)
}
console.log(`${problems.length === 0 ? '✓' : '✗'} problems of single entries: ${problems.length}`)
for (const problem of problems) console.log(`    ${problem}`)
console.log(`\nreaders: ${count('passed')} passed, ${count('failed')} failed, ${count('unvoted')} unvoted\n`)

for (const { concept, scenarios: own } of BANK) {
  const agreement = agreementOn(own, panel)
  const kinds = ['spot', 'decide', 'sound'].map((kind) => `${own.filter((each) => each.kind === kind).length} ${kind}`)
  const open = own.filter((scenario) => verdictOn(scenario, panel) !== 'passed').map(({ id }) => id)
  const agreed = agreement === null ? 'no votes' : `${Math.round(agreement * 100)}% agree`
  console.log(
    `${concept.name.padEnd(30)} ${kinds.join(', ').padEnd(28)} ${agreed}${open.length > 0 ? `  open: ${open.join(', ')}` : ''}`,
  )
}
process.exitCode = problems.length === 0 && checks.every(({ ok }) => ok) && count('passed') === scenarios.length ? 0 : 1
