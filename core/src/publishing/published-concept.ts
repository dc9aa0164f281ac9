import { conceptId } from '../concepts/concept-names.ts'
import type { Concept, Neighbor, Study } from '../content/authoring.ts'

/** A concept as the catalogue shows it. */
export type CatalogueEntry = Omit<Concept, 'neighbors'>

/** What the study view of a concept shows. */
export type StudyText = Study & { neighbors: readonly Neighbor[] }

/** The concept without its neighbors, which only the study view shows. */
export function catalogueEntry({ neighbors, ...entry }: Concept): CatalogueEntry {
  return entry
}

/** The concept's study text with its neighbors. */
export function studyText(concept: Concept, study: Study): StudyText {
  return { ...study, neighbors: concept.neighbors }
}

/** The name of the piece with a concept's study text. */
export function studyPieceOf(name: Concept['name']): string {
  return `study.${conceptId(name)}`
}
