import type { ConceptName } from '../concepts/concept-names.ts'
import type { Scenario } from '../content/authoring.ts'
import { blockOfSlot, conceptOfSlot } from '../quiz/slots.ts'
import type { Form, Question } from '../vocabulary.ts'

/** A quiz scenario as the wire carries it; its id is the slot's. */
export function publishedQuestion(scenario: Scenario): Question {
  const { id, slot, form } = scenario
  if (slot === undefined || form === undefined)
    throw new TypeError(`Cannot publish ${id} as a quiz question: it has no slot`)
  return { ...questionOf(scenario, slot, conceptOfSlot(slot)), form }
}

/** The question as the browser fetches it, with the deciding words for the answer review. */
export function questionInPiece(scenario: Scenario): Question {
  return { ...publishedQuestion(scenario), decidingWords: scenario.decidingWords }
}

/** A scenario as a question under the given id; throws a TypeError if no option is right. */
export function questionOf(scenario: Scenario, id: string, fallacyType: ConceptName): Question {
  const correctAnswer = scenario.options.findIndex((option) => option.right)
  const right = scenario.options[correctAnswer]
  if (!right) throw new TypeError(`Cannot publish ${scenario.id}: it has no right option`)
  return {
    id,
    scenario: scenario.scenario,
    options: scenario.options.map(({ text }) => text),
    correctAnswer,
    fallacyType,
    explanation: right.rationale,
    difficulty: scenario.difficulty,
    scenarioId: scenario.id,
    kind: scenario.kind,
    rationales: scenario.options.map(({ rationale }) => rationale),
  }
}

/** The piece a question is published in, by block of twelve slots and form: `q1-12.A`. */
export function pieceOf(slot: string, form: Form): string {
  return `${blockOfSlot(slot)}.${form}`
}
