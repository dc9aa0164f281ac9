/** `npm run bank -- proofread NAME…`: what to fix in the named concepts, or in all of them. */
import { counted } from '../../src/wording/numbers.ts'
import { entryProblems } from '../checks/concept-checks.ts'
import { conceptsMeant, loadConcept } from './concept-files.ts'

const { found, unknown } = conceptsMeant(process.argv.slice(2))
const problems = [...unknown]
let scenarioCount = 0
for (const name of found) {
  // A file that does not load counts as a problem, and the others are still read.
  try {
    const entry = await loadConcept(name)
    problems.push(...entryProblems(entry))
    scenarioCount += entry.scenarios?.length ?? 0
  } catch (error) {
    problems.push(`${name} does not load: ${error instanceof Error ? error.message : error}`)
  }
}
for (const problem of problems) console.log(problem)
if (found.length > 0)
  console.log(`${counted(scenarioCount, 'scenario')} read, ${counted(problems.length, 'problem')} to mend`)
process.exitCode = problems.length === 0 ? 0 : 1
