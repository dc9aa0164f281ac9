import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import type { CategoryType, ItemType } from '@think-twice/core/vocabulary'

type CatalogHalf = {
  type: ItemType
  /** 'biases'. */
  plural: string
  /** 'Cognitive biases', and without the adjective 'Biases'. */
  title: string
  shortTitle: string
  names: readonly ConceptName[]
  other: CategoryType
}

/** The two halves of the catalog, and how each is called. */
export const CATALOG_HALVES: Readonly<Record<CategoryType, CatalogHalf>> = {
  'logical-fallacies': {
    type: 'fallacy',
    plural: 'fallacies',
    title: 'Logical fallacies',
    shortTitle: 'Fallacies',
    names: FALLACY_NAMES,
    other: 'cognitive-biases',
  },
  'cognitive-biases': {
    type: 'bias',
    plural: 'biases',
    title: 'Cognitive biases',
    shortTitle: 'Biases',
    names: BIAS_NAMES,
    other: 'logical-fallacies',
  },
}
