import { CONCEPTS, type ConceptId, type IdentifiedQuestion, NO_FLAW, type Question } from '../vocabulary.ts'
import { CONCEPT_NAMES, NO_FLAW_LABELS } from './concept-names.ts'

/** A concept by all that a label may call it: its id, its name, or another name. */
export type NamedConcept = { id: ConceptId; name: string; aliases: readonly string[] }

/** Looks up the concept that a label means; null for a label outside the catalog. */
export type FindConcept<Entry extends NamedConcept = NamedConcept> = (label: string) => Entry | null

/** Labels with equal keys mean the same concept: only letters and digits count, in any case. */
export function lookupKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A catalog lookup by id, name, alias, or hyphenated form. */
export function conceptFinder<Entry extends NamedConcept>(concepts: readonly Entry[]): FindConcept<Entry> {
  const found = new Map<string, Entry>()
  for (const concept of concepts) {
    const { id, name, aliases } = concept
    // Most labels match exactly, so they need no key.
    for (const label of [id, name, ...aliases]) found.set(label, concept).set(lookupKey(label), concept)
  }
  return (label) => found.get(label) ?? found.get(lookupKey(label)) ?? null
}

/** A lookup by id and name alone, where the catalog with its other names is not at hand. */
export const findByName: FindConcept = conceptFinder(
  CONCEPTS.map((id) => ({ id, name: CONCEPT_NAMES[id], aliases: [] })),
)

/** What a label or an id says: a concept, or that nothing is wrong; null for an act and for an unknown label. */
export function meaningOfLabel(label: string, findConcept: FindConcept): ConceptId | typeof NO_FLAW | null {
  if (label === NO_FLAW || Object.values(NO_FLAW_LABELS).includes(label)) return NO_FLAW
  return findConcept(label)?.id ?? null
}

const KEPT_LABEL = 100

/** A label outside the catalog as stored: cut and trimmed, so storing it again changes nothing. */
export function keptLabel(label: string): string {
  // By code points, so no character is cut in half. The cut may leave a space at the end.
  return [...label.trim()].slice(0, KEPT_LABEL).join('').trim()
}

/** A question known only by its words, such as an older page's: its concept and options as their labels say. */
export function identifiedByLabels(question: Question, findConcept: FindConcept): IdentifiedQuestion {
  const { fallacyType, options } = question
  const meanings = options.map((text) => meaningOfLabel(text, findConcept))
  return { ...question, concept: findConcept(fallacyType)?.id ?? keptLabel(fallacyType), meanings }
}
