import { conceptId } from '../concepts/concept-names.ts'
import type { Concept, Neighbor, Study } from '../content/authoring.ts'

/** A concept as the catalogue shows it. */
export type CatalogueEntry = Omit<Concept, 'neighbors'>

export type StudyText = Study & { neighbors: readonly Neighbor[] }

/** The concept without its neighbors, which only the study view shows. */
export function catalogueEntry({ neighbors, ...entry }: Concept): CatalogueEntry {
  return entry
}

export function studyText(concept: Concept, study: Study): StudyText {
  return { ...study, neighbors: concept.neighbors }
}

export function studyPieceOf(name: Concept['name']): string {
  return `study.${conceptId(name)}`
}
