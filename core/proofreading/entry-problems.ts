import { isConceptId } from '../src/concepts/concepts.ts'
import type { BankEntry } from '../src/content/authoring.ts'
import { conceptProblems, studyProblems } from './concept-checks.ts'
import { blockProblems, LABEL_PLAN, type LabelPlan } from './label-plan.ts'
import { missingFields } from './missing-fields.ts'
import type { Problem } from './problems.ts'
import { scenarioProblems } from './scenario-checks.ts'
import { pairProblems } from './twin-checks.ts'

export function entryProblems(
  { concept, study, scenarios }: Partial<BankEntry>,
  plan: LabelPlan = LABEL_PLAN,
): Problem[] {
  if (!concept || !isConceptId(concept.id)) return [`${concept?.id}: is not a concept of the catalog`]
  if (!study || !scenarios) return [`${concept.name}: its file lacks ${study ? 'scenarios' : 'study'}`]
  const missing = scenarios.map((scenario, index) =>
    missingFields(scenario, `scenario ${index + 1} of ${concept.name}`),
  )
  // A scenario that lacks only its genre can still be compared with others.
  const readable = scenarios.filter((_, index) => missing[index]?.every((each) => each.endsWith('genre is missing')))
  return [
    ...conceptProblems(concept),
    ...studyProblems(study, concept.name),
    ...missing.flat(),
    ...usedTwice(scenarios.map(({ id }) => id)).map((id) => `${id}: another scenario of this file has the same id`),
    ...readable.flatMap((scenario) => [
      ...scenarioProblems(scenario, concept),
      ...blockProblems(scenario, plan).map((problem) => `${scenario.id}: ${problem}`),
      ...pairProblems(scenario, readable),
    ]),
  ]
}

function usedTwice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index))]
}
