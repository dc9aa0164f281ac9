import { type ConceptName, conceptId } from '../concepts/concept-names.ts'
import type { Concept, Scenario } from '../content/authoring.ts'
import type { PracticeQuestion } from '../practice/practice-question.ts'
import { questionOf } from './published-question.ts'

/** The concept's scenarios that are in no slot, as questions with their deciding words. */
export function practiceQuestions(concept: Concept, scenarios: readonly Scenario[]): PracticeQuestion[] {
  return scenarios
    .filter(({ slot }) => slot === undefined)
    .map((scenario) => ({
      ...questionOf(scenario, scenario.id, concept.name),
      fallacyType: concept.name,
      decidingWords: scenario.decidingWords,
      ...(scenario.twinOf !== undefined && { twinOf: scenario.twinOf }),
    }))
}

/** The piece that holds a concept's practice questions: `practice.straw-man`. */
export function practicePieceOf(name: ConceptName): string {
  return `practice.${conceptId(name)}`
}
