import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { conceptAddress } from '../../../addresses.ts'
import type { RoundOrigin } from '../../../browser/rounds.ts'
import { AttemptBar } from '../../../parts/question/attempt-frame.tsx'

/** The bar above a round. Its way out leads home, which keeps the place, or back to the concept being practiced. */
export function RoundBar({ origin }: { origin: RoundOrigin }) {
  if (origin.kind !== 'about') {
    return <AttemptBar title={origin.kind === 'sent' ? 'A round from a friend' : 'Round'} />
  }
  const { concept } = origin
  const name = CONCEPT_NAMES[concept]
  return <AttemptBar title={`Practice: ${name}`} exit={{ href: conceptAddress(concept), hint: `Back to ${name}` }} />
}
