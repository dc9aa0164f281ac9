/** `npm run file-figures NAME…`: the figures of the named concepts' files, with the scenarios to look at. */
import { counted } from '../src/wording/counted.ts'
import { checkLine } from './check-result.ts'
import { conceptsMeant, loadConcept } from './concept-files.ts'
import { countLines, optionChecks } from './option-figures.ts'
import { proseChecks } from './prose-figures.ts'
import { rationaleChecks } from './rationale-figures.ts'

const { found, unknown } = conceptsMeant(process.argv.slice(2))
for (const problem of unknown) console.error(problem)

const scenarios = []
for (const name of found) {
  // Names a file that does not load, and still prints the figures of the others.
  try {
    scenarios.push(...(await loadConcept(name)).scenarios)
  } catch (error) {
    console.error(`${name} does not load: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

if (scenarios.length > 0) {
  console.log(`${scenarios.length} scenarios of ${counted(found.length, 'concept')}`)
  console.log('The limits are those of the whole bank. A file may miss one as long as the bank keeps it.')
  for (const check of [...proseChecks(scenarios), ...rationaleChecks(scenarios), ...optionChecks(scenarios)]) {
    console.log(checkLine(check))
    // Within the limit, offenders are printed only while there are few.
    if (!check.ok || found.length <= 8) for (const note of check.notes) console.log(`    ${note}`)
  }
  for (const line of countLines(scenarios)) console.log(`· ${line}`)
}
if (unknown.length > 0) process.exitCode = 1
