import type { CategoryType, ItemType, QuizMode } from '../vocabulary.ts'
import { type ConceptName, conceptId, isBias } from './concept-names.ts'

/** What the lookup needs of a catalogue entry. */
export type NamedConcept = { name: ConceptName; aliases: readonly string[] }

/** The entry a label stands for, with what follows from its name. */
export type FoundConcept<Entry extends NamedConcept> = Entry & { id: string; categoryType: CategoryType }

/** Which half of the catalogue the concept belongs to. */
export function categoryTypeOf(name: ConceptName): CategoryType {
  return isBias(name) ? 'cognitive-biases' : 'logical-fallacies'
}

/** What a single concept of the category is called. */
export function itemTypeOf(categoryType: CategoryType): ItemType {
  return categoryType === 'cognitive-biases' ? 'bias' : 'fallacy'
}

/** Which half of the catalogue a single fallacy or bias belongs to. */
export function categoryTypeOfItem(type: ItemType): CategoryType {
  return type === 'bias' ? 'cognitive-biases' : 'logical-fallacies'
}

/** A guess from the name of the mode, for labels outside the catalogue only. */
export function categoryTypeOfMode(mode: QuizMode): CategoryType {
  return mode.includes('bias') ? 'cognitive-biases' : 'logical-fallacies'
}

/** Labels with equal keys mean one concept: letters and digits alone, so that no hyphen or capital matters. */
export function lookupKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The one way from a label to its concept: give it the catalogue once, then any id, name, alias or
 * hyphenated form in any case. The answer is null for a label outside the catalogue.
 */
export function conceptFinder<Entry extends NamedConcept>(
  concepts: readonly Entry[],
): (label: string) => FoundConcept<Entry> | null {
  const found = new Map<string, FoundConcept<Entry>>()
  for (const concept of concepts) {
    const { name, aliases } = concept
    const entry = { ...concept, id: conceptId(name), categoryType: categoryTypeOf(name) }
    for (const label of [name, ...aliases]) found.set(lookupKey(label), entry)
  }
  return (label) => found.get(lookupKey(label)) ?? null
}
