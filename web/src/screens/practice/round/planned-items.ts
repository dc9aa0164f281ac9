import { isConceptId } from '@think-twice/core/concepts/concepts'
import { type PlannedItem, PURPOSES } from '@think-twice/core/practice/plan-round'
import type { ConceptId } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'

const plannedItem = z.object({
  concept: z.custom<ConceptId>((found) => typeof found === 'string' && isConceptId(found)),
  purpose: z.enum(PURPOSES),
  scenario: z.nullable(z.string()),
  isFirstSteps: z.exactOptional(z.boolean()),
})
const historyState = z.object({ plan: z.array(plannedItem).check(z.minLength(1)) })

/** The items that the recommendation showed as cells, passed along with the address. Null if there are none. */
export function plannedItems(): PlannedItem[] | null {
  return historyState.safeParse(history.state).data?.plan ?? null
}
