import { isConceptId } from '../concepts/concepts.ts'
import type { ConceptId, IdentifiedQuestion } from '../vocabulary.ts'
import { wordFor } from '../wording/numbers.ts'
import { isCorrect, UNANSWERED } from './score.ts'

/** The key of two things that are mixed up, the same in either direction. */
export function mixUpKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** Two concepts, the right one first, and how often one was named for the other. */
export type MixedUpPair = { concepts: readonly [right: ConceptId, named: ConceptId]; times: number }

/** The pairs mixed up in one result, most frequent first; decisions name no concept and don't count. */
export function mixedUpPairs(questions: readonly IdentifiedQuestion[], userAnswers: readonly number[]): MixedUpPair[] {
  const pairs = new Map<string, MixedUpPair>()
  for (const [index, question] of questions.entries()) {
    const right = question.meanings[question.correctAnswer]
    const named = question.meanings[userAnswers[index] ?? UNANSWERED]
    if (isCorrect(question, userAnswers[index]) || !isConceptId(right) || !isConceptId(named)) continue
    const key = mixUpKey(right, named)
    const known = pairs.get(key) ?? { concepts: [right, named] as const, times: 0 }
    pairs.set(key, { ...known, times: known.times + 1 })
  }
  return [...pairs.values()].sort((one, other) => other.times - one.times)
}

/** The share of the most frequent mix-up in a result’s misses; `pairs` is the number of mix-ups shown. */
export function mixUpShareLine(times: number, pairs: number, missed: number): string {
  if (times === missed) return wordFor(missed, 'Your one miss.', 'All your misses come from this pair.')
  if (times > 1) return `${times} of your ${missed} misses come from the first pair.`
  return wordFor(pairs, 'You mixed them up once.', 'You mixed up each pair once.')
}
