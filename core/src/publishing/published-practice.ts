import type { Concept, Scenario } from '../content/authoring.ts'
import type { PracticeQuestion } from '../practice/practice-question.ts'
import type { ConceptId } from '../vocabulary.ts'
import { questionOf } from './published-question.ts'

/** The concept's scenarios that are in no slot, as questions with their deciding words. */
export function practiceQuestions(concept: Concept, scenarios: readonly Scenario[]): PracticeQuestion[] {
  return scenarios
    .filter(({ slot }) => slot === undefined)
    .map((scenario) => ({
      ...questionOf(scenario, scenario.id, concept),
      decidingWords: scenario.decidingWords,
      ...(scenario.twinOf !== undefined && { twinOf: scenario.twinOf }),
    }))
}

/** The piece that holds a concept's practice questions: `practice.straw-man`. */
export function practicePieceOf(concept: ConceptId): string {
  return `practice.${concept}`
}
