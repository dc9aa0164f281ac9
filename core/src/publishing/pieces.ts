import type { Concept, Neighbor, Study } from '../content/authoring.ts'
import { blockOfSlot } from '../quiz/slots.ts'
import type { ConceptId, Form, IdentifiedQuestion } from '../vocabulary.ts'

/** The piece with every concept as the catalog lists it. */
export const CATALOG_PIECE = 'catalog'

/** A concept as the catalog lists it. */
export type CatalogEntry = Omit<Concept, 'neighbors'>

/** The texts that the study view adds to the catalog entry. */
export type StudyText = Study & { neighbors: readonly Neighbor[] }

/** The piece that holds a concept's study view: `study.straw-man`. */
export function studyPieceOf(concept: ConceptId): string {
  return `study.${concept}`
}

/** The piece a question is published in, by block of twelve slots and form: `q1-12.A`. */
export function pieceOf(slot: string, form: Form): string {
  return `${blockOfSlot(slot)}.${form}`
}

/** A question of the catalog, which always has its scenario and concept. */
export type CatalogQuestion = IdentifiedQuestion & { scenarioId: string; concept: ConceptId }

/** The piece that holds a concept's practice questions: `practice.straw-man`. */
export function practicePieceOf(concept: ConceptId): string {
  return `practice.${concept}`
}

/** The piece with the index of the practice pool. */
export const PRACTICE_INDEX_PIECE = 'practice-index'

/** The piece with the arguments of past days that are no longer asked. */
export const PAST_ARGUMENTS_PIECE = 'past-arguments'

/** The piece that says which argument is asked on which day. */
export const SCHEDULE_PIECE = 'schedule'
