import type { Concept, Neighbor, Study } from '../content/authoring.ts'
import type { ConceptId } from '../vocabulary.ts'

/** The piece with every concept as the catalogue lists it. */
export const CATALOGUE_PIECE = 'catalogue'

/** A concept as the catalogue lists it. */
export type CatalogueEntry = Omit<Concept, 'neighbors'>

/** What the study view adds to the catalogue entry. */
export type StudyText = Study & { neighbors: readonly Neighbor[] }

/** The concept without its neighbors, which only the study view shows. */
export function catalogueEntry({ neighbors, ...entry }: Concept): CatalogueEntry {
  return entry
}

/** Adds to a concept's study texts the neighbors that the catalogue entry leaves out. */
export function studyText(concept: Concept, study: Study): StudyText {
  return { ...study, neighbors: concept.neighbors }
}

/** The piece that holds a concept's study view: `study.straw-man`. */
export function studyPieceOf(concept: ConceptId): string {
  return `study.${concept}`
}
