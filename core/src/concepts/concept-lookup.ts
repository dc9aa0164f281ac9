import type { CategoryType, ItemType, QuizMode } from '../vocabulary.ts'
import { type ConceptName, conceptId, isBias } from './concept-names.ts'

/** A concept by all the names a label may use for it, except its id. */
export type NamedConcept = { name: ConceptName; aliases: readonly string[] }

/** A catalogue entry that a label led to, with its id and its half of the catalogue. */
export type FoundConcept<Entry extends NamedConcept> = Entry & { id: string; categoryType: CategoryType }

/** The half of the catalogue that a concept belongs to. */
export function categoryTypeOf(name: ConceptName): CategoryType {
  return isBias(name) ? 'cognitive-biases' : 'logical-fallacies'
}

/** What one concept of a half is called: `bias` or `fallacy`. */
export function itemTypeOf(categoryType: CategoryType): ItemType {
  return categoryType === 'cognitive-biases' ? 'bias' : 'fallacy'
}

/** Whether a concept is a bias or a fallacy, as the word that screens and the API use. */
export function itemTypeOfConcept(name: ConceptName): ItemType {
  return isBias(name) ? 'bias' : 'fallacy'
}

/** The half of the catalogue that holds the biases, or the fallacies: the way back from `itemTypeOf`. */
export function categoryTypeOfItem(type: ItemType): CategoryType {
  return type === 'bias' ? 'cognitive-biases' : 'logical-fallacies'
}

/** Guesses the half from the mode's name, only for labels outside the catalogue. */
export function categoryTypeOfMode(mode: QuizMode): CategoryType {
  return mode.includes('bias') ? 'cognitive-biases' : 'logical-fallacies'
}

/** Labels with equal keys mean the same concept: only letters and digits count, in any case. */
export function lookupKey(label: string): string {
  return label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A catalogue lookup by id, name, alias, or hyphenated form; null for an unknown label. */
export function conceptFinder<Entry extends NamedConcept>(
  concepts: readonly Entry[],
): (label: string) => FoundConcept<Entry> | null {
  const found = new Map<string, FoundConcept<Entry>>()
  for (const concept of concepts) {
    const { name, aliases } = concept
    const entry = { ...concept, id: conceptId(name), categoryType: categoryTypeOf(name) }
    // Most labels match a name or an alias exactly, so they need no key.
    for (const label of [name, ...aliases]) found.set(label, entry).set(lookupKey(label), entry)
  }
  return (label) => found.get(label) ?? found.get(lookupKey(label)) ?? null
}
