import type { BankEntry } from '../src/content/bank.ts'
import { conceptProblems, type Problem, scenarioProblems, studyProblems } from './scenario-checks.ts'
import { pairProblems } from './twin-checks.ts'

/** Everything to mend in one concept's file: a sentence a problem, none when all is well. */
export function entryProblems({ concept, study, scenarios }: BankEntry): Problem[] {
  return [
    ...conceptProblems(concept),
    ...studyProblems(study, concept.name),
    ...scenarios.flatMap((scenario) => [...scenarioProblems(scenario, concept), ...pairProblems(scenario, scenarios)]),
  ]
}
