/**
 * `npm run bank -- figures NAME…`: figures of the named concepts' files, with the scenarios to look at; `--plan`: figures
 * of the label plan as if every file followed it, for after changing a label.
 */
import { BANK } from '../../src/content/bank.ts'
import { counted } from '../../src/wording/numbers.ts'
import { printCheck } from '../checks/check-result.ts'
import { countLines, optionChecks } from '../checks/option-figures.ts'
import { proseChecks } from '../checks/prose-figures.ts'
import { rationaleChecks } from '../checks/rationale-figures.ts'
import { LABEL_PLAN, planChecks } from '../labels/label-plan.ts'
import { labelChecks, labelFigures, neighborsOf, plannedQuestions } from '../labels/label-solvers.ts'
import { conceptsMeant, loadConcept } from './concept-files.ts'

/** For up to this many files, checks that pass print their notes, too. */
const FEW_FILES = 8

const words = process.argv.slice(2)
if (words.includes('--plan')) printPlanFigures()
else await printFileFigures(words)

function printPlanFigures(): void {
  const questions = plannedQuestions(BANK, LABEL_PLAN)
  const neighbors = neighborsOf(BANK)
  const checks = [...planChecks(BANK, LABEL_PLAN), ...labelChecks(questions, neighbors)]
  for (const check of checks) printCheck(check)
  for (const line of labelFigures(questions, neighbors)) console.log(`· ${line}`)
  if (checks.some(({ ok }) => !ok)) process.exitCode = 1
}

async function printFileFigures(names: readonly string[]): Promise<void> {
  const { found, unknown } = conceptsMeant(names)
  const problems = [...unknown]
  const scenarios = []
  for (const name of found) {
    // A file that does not load is named, and the figures of the others are still printed.
    try {
      scenarios.push(...(await loadConcept(name)).scenarios)
    } catch (error) {
      problems.push(`${name} does not load: ${error instanceof Error ? error.message : error}`)
    }
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  if (scenarios.length === 0) return
  console.log(`${scenarios.length} scenarios of ${counted(found.length, 'concept')}`)
  console.log('The limits are those of the whole bank. A file may miss one as long as the bank keeps it.')
  for (const check of [...proseChecks(scenarios), ...rationaleChecks(scenarios), ...optionChecks(scenarios)]) {
    printCheck(found.length <= FEW_FILES ? check : withoutNotesIfOk(check))
  }
  for (const line of countLines(scenarios)) console.log(`· ${line}`)
}

function withoutNotesIfOk(check: Parameters<typeof printCheck>[0]) {
  return check.ok ? { ...check, notes: [] } : check
}
