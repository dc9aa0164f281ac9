import { MS_PER_DAY } from '../activity/days.ts'
import { type Answer, type FindScenario, inOrderOfAnswers, type ScenarioFacts } from './evidence.ts'

/** Days for which seeing one twin spoils the first look at the other. */
export const TWIN_MEMORY_DAYS = 30
const TWIN_MEMORY = TWIN_MEMORY_DAYS * MS_PER_DAY

/** An answer to a scenario that this learner had never seen, with what is known about the scenario. */
export type FirstLook = Answer & { scenarioId: string; facts: ScenarioFacts }

/** First answers to each scenario, in order, without those whose twin was seen within 30 days before. */
export function firstLooks(answers: readonly Answer[], findScenario: FindScenario): FirstLook[] {
  const seen = new Set<string>()
  const lastSeenByPair = new Map<string, number>()
  const looks: FirstLook[] = []
  for (const answer of answers.toSorted(inOrderOfAnswers)) {
    const { scenarioId, at } = answer
    if (scenarioId === null) continue
    const facts = findScenario(scenarioId)
    if (facts === null) continue
    const pairSeenAt = lastSeenByPair.get(facts.pairId)
    const isFresh = pairSeenAt === undefined || at - pairSeenAt > TWIN_MEMORY
    if (!seen.has(scenarioId) && isFresh) looks.push({ ...answer, scenarioId, facts })
    seen.add(scenarioId)
    lastSeenByPair.set(facts.pairId, at)
  }
  return looks
}
