/** `npm run bank -- report`: the bank on one page, with its amounts, checks and votes. */
import { BANK } from '../../src/content/bank.ts'
import { checkBank } from '../checks/bank-checks.ts'
import { type Check, exactPercent, noneAllowed, printCheck } from '../checks/check-result.ts'
import { entryProblems } from '../checks/concept-checks.ts'
import { countLines } from '../checks/option-figures.ts'
import { isSoundTwin } from '../checks/pair-checks.ts'
import { missingFields } from '../checks/scenario-checks.ts'
import { settingChecks } from '../checks/settings.ts'
import { LABEL_PLAN } from '../labels/label-plan.ts'
import { labelFigures, labelQuestions, neighborsOf } from '../labels/label-solvers.ts'
import { draftChecks, draftIds } from '../readers/drafts.ts'
import { readerChecks } from '../readers/reader-checks.ts'
import { agreementOn, verdictOn } from '../readers/verdicts.ts'
import { areVotesValid, readVotes } from '../readers/votes.ts'

/** Notes printed per check; `npm run bank -- figures` prints more. */
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
print(noneAllowed('problems of single entries', problems))
for (const line of labelFigures(labelQuestions(BANK, LABEL_PLAN), neighborsOf(BANK))) console.log(`· ${line}`)
for (const line of countLines(scenarios)) console.log(`· ${line}`)

console.log('\nReaders')
for (const check of [...draftChecks(BANK, votes), ...readerChecks(scenarios, votes), ...settingChecks(scenarios)]) {
  print(check)
}
for (const id of draftIds(BANK, votes)) console.log(`    ${id}, a draft`)
const carried = scenarios.filter((each) => votes[each.id]?.carried && areVotesValid(each, votes[each.id]))
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
// Votes matter only for a release: see `npm run bank -- release`.
process.exitCode = problems.length === 0 && checks.every(({ ok }) => ok) ? 0 : 1

/** Prints what fails with its first notes, and what passes without. */
function print(check: Check): void {
  printCheck(check.ok ? { ...check, notes: [] } : check, MOST_NOTES)
}
