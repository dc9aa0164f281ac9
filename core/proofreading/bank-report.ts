/** `npm run bank-report`: the bank on one page, with its amounts, checks and votes. */
import { BANK } from '../src/content/bank.ts'
import { isSoundTwin } from './amount-checks.ts'
import { checkBank } from './bank-checks.ts'
import { type Check, checkLine, exactPercent } from './check-result.ts'
import { draftChecks, draftIds } from './draft-checks.ts'
import { entryProblems } from './entry-problems.ts'
import { labelFigures, neighborsOf } from './label-checks.ts'
import { LABEL_PLAN } from './label-plan.ts'
import { labelQuestions } from './label-questions.ts'
import { missingFields } from './missing-fields.ts'
import { countLines } from './option-figures.ts'
import { readerChecks } from './reader-checks.ts'
import { agreementOn, verdictOn } from './readers-verdict.ts'
import { isHeld, readVotes } from './votes.ts'

/** Notes printed per check; `npm run file-figures` prints more. */
const MOST_NOTES = 12

const votes = readVotes()
const scenarios = BANK.flatMap((entry) => entry.scenarios)
const inSlots = scenarios.filter(({ slot }) => slot !== undefined)
const unfinished = BANK.flatMap(({ concept, scenarios: own }) =>
  own.flatMap((scenario, index) => missingFields(scenario, `scenario ${index + 1} of ${concept.name}`)),
)
if (unfinished.length > 0) {
  console.log(`Nothing can be counted before this is written:\n${unfinished.join('\n')}`)
  process.exit(1)
}
const problems = BANK.flatMap((entry) => entryProblems(entry))
const checks = checkBank(BANK)

console.log(
  `${scenarios.length} scenarios: ${inSlots.length} in slots, ${scenarios.length - inSlots.length} for practice, ${scenarios.filter(isSoundTwin).length} of them sound; ${BANK.length} concepts\n`,
)
for (const check of checks) print(check)
print({
  name: 'problems of single entries',
  figure: String(problems.length),
  ok: problems.length === 0,
  notes: problems,
})
for (const line of labelFigures(labelQuestions(BANK, LABEL_PLAN), neighborsOf(BANK))) console.log(`· ${line}`)
for (const line of countLines(scenarios)) console.log(`· ${line}`)

console.log('\nReaders')
for (const check of [...draftChecks(BANK, votes), ...readerChecks(scenarios, votes)]) print(check)
for (const id of draftIds(BANK, votes)) console.log(`    ${id}, a draft`)
const carried = scenarios.filter((each) => votes[each.id]?.carried && isHeld(each, votes[each.id]))
console.log(`· votes carried over: ${carried.length}`)
for (const { id } of carried) console.log(`    ${id}: ${votes[id]?.carried?.reason}`)
const unvoted = scenarios.filter((scenario) => verdictOn(scenario, votes) === 'unvoted')
console.log(`· unvoted as they stand: ${unvoted.length}\n`)

for (const { concept, scenarios: own } of BANK) {
  const agreement = agreementOn(own, votes)
  const kinds = ['spot', 'decide', 'sound'].map((kind) => `${own.filter((each) => each.kind === kind).length} ${kind}`)
  const open = own.filter((scenario) => verdictOn(scenario, votes) !== 'passed').length
  const agreed = agreement === null ? 'no votes' : `${exactPercent(agreement)} agree`
  console.log(`${concept.name.padEnd(30)} ${kinds.join(', ').padEnd(28)} ${agreed}${open > 0 ? `, ${open} open` : ''}`)
}
// Votes matter only for a release: see `npm run release-check`.
process.exitCode = problems.length === 0 && checks.every(({ ok }) => ok) ? 0 : 1

function print(check: Check): void {
  console.log(checkLine(check))
  const shown = check.ok ? [] : check.notes
  for (const note of shown.slice(0, MOST_NOTES)) console.log(`    ${note}`)
  if (shown.length > MOST_NOTES) console.log(`    … and ${shown.length - MOST_NOTES} more`)
}
