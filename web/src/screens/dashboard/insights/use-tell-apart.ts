import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { useStudyTexts } from '../../../data/content.ts'
import { conceptOf } from './sightings.ts'

/**
 * The question that tells two mixed-up things apart: that of either concept about the other. Beside a good argument it is when
 * the concept's own move is fair. Null while it loads, and for a pair that nobody has written one for.
 */
export function useTellApart(one: string, other: string): string | null {
  const names = [one, other].flatMap((sighting): ConceptName[] => [conceptOf(sighting)].filter((name) => name !== null))
  const texts = useStudyTexts(names)
  // The first sentence says it; the study view has the rest.
  if (names.length === 1) return texts[0]?.soundWhen.split(/(?<=[.?!])\s/)[0] ?? null
  const found = texts.flatMap((text, index) => text?.neighbours.find(({ name }) => name === names[1 - index]) ?? [])
  return found[0]?.tellApart ?? null
}
