import { conceptFinder } from '@think-twice/core/concepts/concept-lookup'
import { BANK } from '@think-twice/core/content/bank'

/** From any label to the one concept of the catalogue. */
export const findConcept = conceptFinder(BANK.map(({ concept }) => concept))
