import { type ConceptName, conceptWithId } from '@think-twice/core/concepts/concept-names'
import { useStudyTexts } from './content.ts'

/**
 * What tells two names apart: a question or, against a good argument, a sentence on when the concept's move is fair.
 */
export type TellApart = { kind: 'question'; text: string } | { kind: 'sound when'; concept: ConceptName; text: string }

/**
 * What tells apart two things that were mixed up, each a concept's id or `no-flaw`. Null while it loads, and for a
 * pair that nobody has written one for.
 */
export function useTellApart(pair: readonly [string, string] | null): TellApart | null {
  const names = (pair ?? []).flatMap((id) => conceptWithId(id) ?? [])
  const texts = useStudyTexts(names)
  const [concept, other] = names
  if (concept !== undefined && other === undefined) {
    const [only] = texts
    return only ? { kind: 'sound when', concept, text: firstSentence(only.soundWhen) } : null
  }
  const found = texts.flatMap((text, index) => text?.neighbors.find(({ name }) => name === names[1 - index]) ?? [])
  return found[0] ? { kind: 'question', text: found[0].tellApart } : null
}

/** The first sentence is enough to tell the two apart; the study view has the rest. */
function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s/)[0] ?? text
}
