import type { Concept, Scenario } from '../content/authoring.ts'
import { blockOfSlot } from '../quiz/slots.ts'
import type { ConceptId, Form, IdentifiedQuestion } from '../vocabulary.ts'

/** A question of the catalog, which always has its scenario and concept. */
export type CatalogQuestion = IdentifiedQuestion & { scenarioId: string; concept: ConceptId }

/** A quiz scenario as a question; its id is the slot's. */
export function publishedQuestion(concept: Concept, scenario: Scenario): CatalogQuestion {
  const { id, slot, form } = scenario
  if (slot === undefined || form === undefined)
    throw new TypeError(`Cannot publish ${id} as a quiz question: it has no slot`)
  return { ...questionOf(scenario, slot, concept), form }
}

/** The question as the browser fetches it, with the deciding words for the answer review. */
export function questionInPiece(concept: Concept, scenario: Scenario): CatalogQuestion {
  return { ...publishedQuestion(concept, scenario), decidingWords: scenario.decidingWords }
}

/** A scenario as a question under the given id; throws a TypeError if no option is right. */
export function questionOf(scenario: Scenario, id: string, concept: Concept): CatalogQuestion {
  const correctAnswer = scenario.options.findIndex((option) => option.right)
  const right = scenario.options[correctAnswer]
  if (!right) throw new TypeError(`Cannot publish ${scenario.id}: it has no right option`)
  return {
    id,
    scenario: scenario.scenario,
    options: scenario.options.map(({ text }) => text),
    correctAnswer,
    fallacyType: concept.name,
    explanation: right.rationale,
    difficulty: scenario.difficulty,
    scenarioId: scenario.id,
    kind: scenario.kind,
    rationales: scenario.options.map(({ rationale }) => rationale),
    concept: concept.id,
    meanings: scenario.options.map(({ meaning }) => meaning),
  }
}

/** The piece a question is published in, by block of twelve slots and form: `q1-12.A`. */
export function pieceOf(slot: string, form: Form): string {
  return `${blockOfSlot(slot)}.${form}`
}
