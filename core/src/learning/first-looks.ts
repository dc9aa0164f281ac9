import { type Answer, type FindScenario, inOrderOfAnswers, type ScenarioFacts } from './evidence.ts'

/** Milliseconds for which seeing one twin spoils the first look at the other. */
const TWIN_MEMORY = 30 * 86_400_000

export type FirstLook = Answer & { scenarioId: string; facts: ScenarioFacts }

/** First answers to each scenario, in order, without those whose twin was seen within 30 days before. */
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
