import {
  BIASES,
  CATEGORIES,
  type Category,
  type CategoryType,
  CONCEPTS,
  type ConceptId,
  FALLACIES,
  type ItemType,
  type QuizMode,
} from '../vocabulary.ts'

/** The 24 concepts of each item type. */
export const CONCEPTS_OF: Readonly<Record<ItemType, readonly ConceptId[]>> = { fallacy: FALLACIES, bias: BIASES }

const ALL_IDS: ReadonlySet<unknown> = new Set(CONCEPTS)
const BIAS_IDS: ReadonlySet<string> = new Set(BIASES)

/** Is it the id of a concept? Labels from outside the catalog are kept, but count toward no achievement. */
export function isConceptId(item: string | number | null | undefined): item is ConceptId {
  return ALL_IDS.has(item)
}

/** Is it one of the 24 biases? The other 24 concepts are fallacies. */
export function isBias(concept: ConceptId): boolean {
  return BIAS_IDS.has(concept)
}

/** The type of a concept: fallacy or bias. */
export function itemTypeOf(concept: ConceptId): ItemType {
  return isBias(concept) ? 'bias' : 'fallacy'
}

/** The half of the catalog that a concept belongs to. */
export function categoryTypeOf(concept: ConceptId): CategoryType {
  return CATEGORY_TYPE_OF[itemTypeOf(concept)]
}

/** An item type as progress records write it. */
export const CATEGORY_TYPE_OF: Readonly<Record<ItemType, CategoryType>> = {
  fallacy: 'logical-fallacies',
  bias: 'cognitive-biases',
}

/** The item type that a category type stands for. */
export const ITEM_TYPE_OF: Readonly<Record<CategoryType, ItemType>> = {
  'logical-fallacies': 'fallacy',
  'cognitive-biases': 'bias',
}

/** The categories of a half: biases have one, fallacies all the others. */
export function categoriesOf(half: CategoryType): Category[] {
  return CATEGORIES.filter((category) => (category === 'cognitive-bias') === (half === 'cognitive-biases'))
}

/** Guesses the half from the mode's name, only for labels outside the catalog. */
export function categoryTypeOfMode(mode: QuizMode): CategoryType {
  return CATEGORY_TYPE_OF[mode.includes('bias') ? 'bias' : 'fallacy']
}
