import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { conceptAddress } from '../../../addresses.ts'
import { AttemptBar } from '../../../parts/attempt-bar.tsx'

/** The bar above practice; its way out leads back to the concept. */
export function PracticeBar({ name }: { name: ConceptName }) {
  return <AttemptBar title={`Practice: ${name}`} exit={{ href: conceptAddress(name), hint: `Back to ${name}` }} />
}
