import { isConceptName } from '@think-twice/core/concepts/concept-names'
import { type Place, PURPOSES } from '@think-twice/core/practice/draw-round'
import { fieldsOf } from '../../../browser/fields-of.ts'

/** The places that the recommendation showed as cells, passed along with the address. Null if there are none. */
export function plannedPlaces(): Place[] | null {
  const places: unknown = history.state?.places
  return Array.isArray(places) && places.length > 0 && places.every(isPlace) ? places : null
}

function isPlace(value: unknown): value is Place {
  const { concept, purpose, scenario, isFirstSteps } = fieldsOf(value)
  return (
    typeof concept === 'string' &&
    isConceptName(concept) &&
    PURPOSES.some((each) => each === purpose) &&
    (scenario === null || typeof scenario === 'string') &&
    (isFirstSteps === undefined || typeof isFirstSteps === 'boolean')
  )
}
