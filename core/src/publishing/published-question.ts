import type { ConceptName } from '../concepts/concept-names.ts'
import type { Scenario } from '../content/authoring.ts'
import { blockOfSlot, conceptOfSlot } from '../quiz/slots.ts'
import type { Form, Question } from '../vocabulary.ts'

/** A scenario of a slot as learners receive it: the question on the wire. Its id is the slot's. */
export function publishedQuestion(scenario: Scenario): Question {
  const { id, slot, form } = scenario
  if (slot === undefined || form === undefined) throw new TypeError(`${id} has no slot to be asked in`)
  return { ...questionOf(scenario, slot, conceptOfSlot(slot)), form }
}

/** The question as the browser fetches it: with the words that the review marks. */
export function questionInPiece(scenario: Scenario): Question {
  return { ...publishedQuestion(scenario), decidingWords: scenario.decidingWords }
}

/** A scenario with what a question asks, under the id that it is asked by. */
export function questionOf(scenario: Scenario, id: string, fallacyType: ConceptName): Question {
  const correctAnswer = scenario.options.findIndex((option) => option.right)
  const right = scenario.options[correctAnswer]
  if (!right) throw new TypeError(`${scenario.id} has no right option`)
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

/** The name of the piece a question is published in: its block of twelve slots and its form, `q1-12.A`. */
export function pieceOf(slot: string, form: Form): string {
  return `${blockOfSlot(slot)}.${form}`
}
