import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { conceptAddress } from '../learn/concept-address.ts'
import { SessionBar } from '../session/session-bar.tsx'

/** The bar above practice; its way out leads back to the concept. */
export function PracticeBar({ name }: { name: ConceptName }) {
  return <SessionBar title={`Practice: ${name}`} exit={{ href: conceptAddress(name), hint: `Back to ${name}` }} />
}
