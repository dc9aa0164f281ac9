import { BIASES, type CategoryType, type ConceptId, FALLACIES, type ItemType } from '@think-twice/core/vocabulary'

type HalfWords = {
  type: ItemType
  /** 'biases'. */
  plural: string
  /** 'Cognitive biases', and without the adjective 'Biases'. */
  title: string
  shortTitle: string
  concepts: readonly ConceptId[]
  other: CategoryType
}

/** The two halves of the catalog, and how each is called. */
export const CATALOG_HALVES: Readonly<Record<CategoryType, HalfWords>> = {
  'logical-fallacies': {
    type: 'fallacy',
    plural: 'fallacies',
    title: 'Logical fallacies',
    shortTitle: 'Fallacies',
    concepts: FALLACIES,
    other: 'cognitive-biases',
  },
  'cognitive-biases': {
    type: 'bias',
    plural: 'biases',
    title: 'Cognitive biases',
    shortTitle: 'Biases',
    concepts: BIASES,
    other: 'logical-fallacies',
  },
}
