/** `npm run plan-figures`: figures of the label plan as if every file followed it. Run it after changing a label. */
import { BANK } from '../src/content/bank.ts'
import { checkLine } from './check-result.ts'
import { labelChecks, labelFigures, neighborsOf } from './label-checks.ts'
import { LABEL_PLAN } from './label-plan.ts'
import { plannedQuestions } from './label-questions.ts'
import { planChecks } from './plan-checks.ts'

const questions = plannedQuestions(BANK, LABEL_PLAN)
const neighbors = neighborsOf(BANK)
const checks = [...planChecks(BANK, LABEL_PLAN), ...labelChecks(questions, neighbors)]
for (const check of checks) {
  console.log(checkLine(check))
  for (const note of check.notes) console.log(`    ${note}`)
}
for (const line of labelFigures(questions, neighbors)) console.log(`· ${line}`)
process.exitCode = checks.every(({ ok }) => ok) ? 0 : 1
