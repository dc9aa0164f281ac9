import { isConceptId } from '@think-twice/core/concepts/concepts'
import { type PlannedItem, PURPOSES } from '@think-twice/core/practice/plan-round'
import { fieldsOf } from '../../../browser/fields-of.ts'

/** The items that the recommendation showed as cells, passed along with the address. Null if there are none. */
export function plannedItems(): PlannedItem[] | null {
  const plan: unknown = history.state?.plan
  return Array.isArray(plan) && plan.length > 0 && plan.every(isPlannedItem) ? plan : null
}

function isPlannedItem(value: unknown): value is PlannedItem {
  const { concept, purpose, scenario, isFirstSteps } = fieldsOf(value)
  return (
    typeof concept === 'string' &&
    isConceptId(concept) &&
    PURPOSES.some((each) => each === purpose) &&
    (scenario === null || typeof scenario === 'string') &&
    (isFirstSteps === undefined || typeof isFirstSteps === 'boolean')
  )
}
