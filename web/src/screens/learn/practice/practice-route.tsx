import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { Redirect } from 'wouter'
import { conceptAddress, TO_START } from '../../../addresses.ts'
import { findPractice } from '../../../browser/kept-practice.ts'
import { PracticeScreen } from './practice-screen.tsx'
import { StartPractice } from './start-practice.tsx'

/** What `/learn?focus=…&practice=…` shows: a new session, or the one that it names. */
export function PracticeRoute({ name, id }: { name: ConceptName; id: string }) {
  if (id === TO_START) return <StartPractice name={name} />
  const session = findPractice(id)
  // Begun on another device, or too long ago.
  if (session === null || session.concept !== name) return <Redirect to={conceptAddress(name)} replace />
  return <PracticeScreen key={id} initial={session} />
}
