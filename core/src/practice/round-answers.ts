import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { categoryTypeOf, isConceptId } from '../concepts/concepts.ts'
import { type Choice, choiceOf } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import type { IdentifiedQuestion } from '../vocabulary.ts'
import { type Round, type RoundAnswer, type RoundItem, shownItem } from './round.ts'
import { isBreakSentence, sentencesOf } from './sentences.ts'

/** What an option names: a concept's id, `no-flaw`, or null for an act. */
export function choiceIn({ meanings }: Pick<IdentifiedQuestion, 'meanings'>, option: number): Choice | null {
  return choiceOf(meanings[option])
}

/** Was a flaw named, rightly or not? Then “Where does it break?” is asked, on sound items too. */
export function namesFlaw({ question }: Pick<RoundItem, 'question'>, option: number): boolean {
  return isConceptId(question.meanings[option])
}

/** Does the tapped sentence really break? Null if none was tapped or nothing breaks. */
export function isRightSentence(
  { question }: Pick<RoundItem, 'question'>,
  { sentence }: Pick<RoundAnswer, 'sentence'>,
): boolean | null {
  if (sentence === null || question.kind !== 'spot') return null
  const tapped = sentencesOf(question.scenario)[sentence]
  return tapped !== undefined && isBreakSentence(tapped, question.scenario, question.decidingWords)
}

/** What the latest answer mixed up; null if it was right or named nothing. */
export function mixedUpNow(round: Round): { was: Choice; named: Choice } | null {
  const item = shownItem(round)
  const last = round.answers.at(-1)
  if (round.state !== 'told' || !item || !last) return null
  const { question } = item
  const { option } = last
  if (isCorrect(question, option)) return null
  const was = choiceIn(question, question.correctAnswer)
  const named = choiceIn(question, option)
  return was === null || named === null ? null : { was, named }
}

/** The body of `POST …/progress` for an answer. */
export function progressOf({ question }: RoundItem, answer: RoundAnswer) {
  const choice = choiceIn(question, answer.option)
  return {
    itemId: CONCEPT_NAMES[question.concept],
    categoryType: categoryTypeOf(question.concept),
    isCorrect: isCorrect(question, answer.option),
    scenario: question.id,
    ...(choice !== null && { choice }),
    ...(answer.sureness !== null && { sureness: answer.sureness }),
    at: answer.at,
    kind: question.kind === 'sound' ? ('sound' as const) : ('flawed' as const),
  }
}
