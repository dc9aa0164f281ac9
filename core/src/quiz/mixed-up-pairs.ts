import { type ConceptName, isConceptName } from '../concepts/concept-names.ts'
import type { Question } from '../vocabulary.ts'
import { isCorrect, UNANSWERED } from './score.ts'

/** Two names, the right one first, and how often one was given for the other. */
export type MixedUpPair = { names: readonly [right: ConceptName, named: ConceptName]; times: number }

/** The pairs mixed up in one result, most frequent first; decisions name no concept and don't count. */
export function mixedUpPairs(questions: readonly Question[], userAnswers: readonly number[]): MixedUpPair[] {
  const pairs = new Map<string, MixedUpPair>()
  for (const [index, question] of questions.entries()) {
    const right = question.options[question.correctAnswer]
    const named = question.options[userAnswers[index] ?? UNANSWERED]
    if (isCorrect(question, userAnswers[index]) || !isConceptName(right) || !isConceptName(named)) continue
    const key = [right, named].sort().join()
    const known = pairs.get(key) ?? { names: [right, named] as const, times: 0 }
    pairs.set(key, { ...known, times: known.times + 1 })
  }
  return [...pairs.values()].sort((one, other) => other.times - one.times)
}
