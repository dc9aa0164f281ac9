import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { conceptAddress } from '../learn/concept-address.ts'

/** Stands in `?practice=` for a session that is still to be drawn. */
export const TO_START = 'start'

/** Practice of a concept: the session with this id, or a new one. It lives inside the address of the study view. */
export function practiceAddress(name: ConceptName, sessionId: string = TO_START): string {
  return `${conceptAddress(name)}&${new URLSearchParams({ practice: sessionId })}`
}
