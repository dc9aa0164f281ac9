import { type Answer, type FindScenario, inOrderOfAnswers, type ScenarioFacts } from './evidence.ts'

/** For so long after one half of a pair of twins was seen, the other half is no first look, in milliseconds. */
const TWIN_MEMORY = 30 * 86_400_000

/** An answer to a scenario that the learner had never seen, with what is known of the scenario. */
export type FirstLook = Answer & { scenarioId: string; facts: ScenarioFacts }

/**
 * The answers to scenarios that the learner saw for the first time, in order: remembering an answer cannot help there. A
 * twin whose sibling was seen within 30 days is left out, and so is a scenario that is not in the bank any more.
 */
export function firstLooks(answers: readonly Answer[], findScenario: FindScenario): FirstLook[] {
  const seen = new Set<string>()
  const pairSeenAt = new Map<string, number>()
  const looks: FirstLook[] = []
  for (const answer of answers.toSorted(inOrderOfAnswers)) {
    const { scenarioId, at } = answer
    const facts = scenarioId === null ? null : findScenario(scenarioId)
    if (scenarioId === null || facts === null) continue
    const siblingSeenAt = pairSeenAt.get(facts.pairId)
    const isFresh = siblingSeenAt === undefined || at - siblingSeenAt > TWIN_MEMORY
    if (!seen.has(scenarioId) && isFresh) looks.push({ ...answer, scenarioId, facts })
    seen.add(scenarioId)
    pairSeenAt.set(facts.pairId, at)
  }
  return looks
}
