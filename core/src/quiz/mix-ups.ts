import { isConceptId } from '../concepts/concepts.ts'
import type { ConceptId, IdentifiedQuestion } from '../vocabulary.ts'
import { isCorrect, UNANSWERED } from './score.ts'

/** Two concepts, the right one first, and how often one was named for the other. */
export type MixedUpPair = { concepts: readonly [right: ConceptId, named: ConceptId]; times: number }

/** The pairs mixed up in one result, most frequent first; decisions name no concept and don't count. */
export function mixedUpPairs(questions: readonly IdentifiedQuestion[], userAnswers: readonly number[]): MixedUpPair[] {
  const pairs = new Map<string, MixedUpPair>()
  for (const [index, question] of questions.entries()) {
    const right = question.meanings[question.correctAnswer]
    const named = question.meanings[userAnswers[index] ?? UNANSWERED]
    if (isCorrect(question, userAnswers[index]) || !isConceptId(right) || !isConceptId(named)) continue
    const key = [right, named].sort().join()
    const known = pairs.get(key) ?? { concepts: [right, named] as const, times: 0 }
    pairs.set(key, { ...known, times: known.times + 1 })
  }
  return [...pairs.values()].sort((one, other) => other.times - one.times)
}

/** How many of a result’s misses come from the most frequent mix-up; `pairs` is how many mix-ups are shown. */
export function mixUpShareLine(times: number, pairs: number, missed: number): string {
  if (times === missed) return missed === 1 ? 'Your one miss.' : 'All your misses come from this pair.'
  if (times > 1) return `${times} of your ${missed} misses come from the first pair.`
  return pairs === 1 ? 'You mixed them up once.' : 'You mixed up each pair once.'
}
