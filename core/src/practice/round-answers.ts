import { categoryTypeOf } from '../concepts/concept-lookup.ts'
import { conceptId, isConceptName } from '../concepts/concept-names.ts'
import { choiceOf } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import type { CategoryType } from '../vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { type Round, type RoundAnswer, type RoundItem, shownItem } from './round.ts'
import { isBreakSentence, sentencesOf } from './sentences.ts'

/** What an option names: a concept's id, `no-flaw`, or null for an act. */
export function choiceIn({ options }: Pick<PracticeQuestion, 'options'>, option: number): string | null {
  return choiceOf(options[option], (text) => (isConceptName(text) ? { id: conceptId(text) } : null))
}

/** Was a flaw named, rightly or not? Then “Where does it break?” is asked, on sound items too. */
export function namesFlaw({ question }: Pick<RoundItem, 'question'>, option: number): boolean {
  return isConceptName(question.options[option])
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

/** The two names the latest answer mixed up, concept ids or `no-flaw`; null if it was right or named nothing. */
export function mixedUpNow(round: Round): { was: string; named: string } | null {
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
    itemId: question.fallacyType,
    categoryType: categoryTypeOf(question.fallacyType) satisfies CategoryType,
    isCorrect: isCorrect(question, answer.option),
    scenario: question.id,
    ...(choice !== null && { choice }),
    ...(answer.sureness !== null && { sureness: answer.sureness }),
    at: answer.at,
    kind: question.kind === 'sound' ? ('sound' as const) : ('flawed' as const),
  }
}
