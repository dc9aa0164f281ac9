import { isConceptId } from '@think-twice/core/concepts/concepts'
import type { Choice } from '@think-twice/core/learning/evidence'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useStudyTexts } from './content.ts'

/**
 * What tells two concepts apart: a question or, against a good argument, a sentence on when the concept's move is fair.
 */
export type TellApart = { kind: 'question'; text: string } | { kind: 'sound when'; concept: ConceptId; text: string }

/**
 * What tells apart two things that were mixed up. Null while it loads, and for a
 * pair that nobody has written one for.
 */
export function useTellApart(pair: readonly [Choice, Choice] | null): TellApart | null {
  const concepts = pair?.filter(isConceptId) ?? []
  const texts = useStudyTexts(concepts)
  const [concept, other] = concepts
  if (concept !== undefined && other === undefined) {
    const [only] = texts
    return only ? { kind: 'sound when', concept, text: firstSentence(only.soundWhen) } : null
  }
  const found = texts.flatMap(
    (text, index) => text?.neighbors.find((neighbor) => neighbor.concept === concepts[1 - index]) ?? [],
  )
  return found[0] ? { kind: 'question', text: found[0].tellApart } : null
}

/** The first sentence is enough to tell the two apart; the study view has the rest. */
function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s/)[0] ?? text
}
