import { type ConceptName, isConceptName } from '../concepts/concept-names.ts'
import type { Question } from '../vocabulary.ts'
import { isCorrect } from './score.ts'

export type MixedUpPair = { names: readonly [right: ConceptName, named: ConceptName]; times: number }

/** The pairs mixed up in one result, most frequent first; decisions name no concept and don't count. */
export function mixedUpPairs(questions: readonly Question[], userAnswers: readonly number[]): MixedUpPair[] {
  const pairs = new Map<string, MixedUpPair>()
  for (const [index, question] of questions.entries()) {
    const right = question.options[question.correctAnswer]
    const named = question.options[userAnswers[index] ?? -1]
    if (isCorrect(question, userAnswers[index]) || !isName(right) || !isName(named)) continue
    const key = [right, named].sort().join('\n')
    const known = pairs.get(key) ?? { names: [right, named] as const, times: 0 }
    pairs.set(key, { ...known, times: known.times + 1 })
  }
  return [...pairs.values()].sort((one, other) => other.times - one.times)
}

function isName(option: string | undefined): option is ConceptName {
  return option !== undefined && isConceptName(option)
}
