import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { categoryTypeOf, isConceptId, itemTypeOf } from '../concepts/concepts.ts'
import { type Choice, choiceOf } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import { itemAt } from '../required.ts'
import { type IdentifiedQuestion, type ItemType, NO_FLAW, type ScenarioKind } from '../vocabulary.ts'
import type { DrawnItem } from './draw-round.ts'
import { isSoundHalf, type PracticeQuestion } from './practice-questions.ts'
import { type Round, type RoundAnswer, type RoundItem, shownItem } from './round.ts'
import { type SentencePart, sentencePart, sentencesOf } from './sentences.ts'

/** The choice that an option stands for; null for an act. */
export function choiceIn({ meanings }: Pick<IdentifiedQuestion, 'meanings'>, option: number): Choice | null {
  return choiceOf(meanings[option])
}

/** The part that the tapped sentence plays. Null if none was tapped or nothing breaks. */
export function tappedPart(
  { question }: Pick<RoundItem, 'question'>,
  { sentence }: Pick<RoundAnswer, 'sentence'>,
): SentencePart | null {
  if (sentence === null || question.kind !== 'spot') return null
  const tapped = sentencesOf(question.scenario)[sentence]
  return tapped === undefined ? 'neither' : sentencePart(tapped, question)
}

/** The mix-up in the latest answer; null if it was right or named nothing. */
export function mixedUpNow(round: Round): { was: Choice; named: Choice } | null {
  const item = shownItem(round)
  const last = round.answers.at(-1)
  if (round.state !== 'explained' || !item || !last) return null
  const { question } = item
  const { option } = last
  if (isCorrect(question, option)) return null
  const was = choiceIn(question, question.correctAnswer)
  const named = choiceIn(question, option)
  return was === null || named === null ? null : { was, named }
}

/** The body of `POST …/progress` for an answer. */
export function progressOf(
  { question }: Pick<RoundItem, 'question'>,
  answer: Pick<RoundAnswer, 'option' | 'sureness' | 'at'>,
) {
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

/** Pairs drawn items with their questions; items without a published question are left out. */
export function roundItems(drawn: readonly DrawnItem[], questions: readonly PracticeQuestion[]): RoundItem[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return drawn.flatMap(({ scenarioId, purpose, isNew, isRepeat }) => {
    const question = byId.get(scenarioId)
    return question ? [{ question, purpose, isNew, ...(isRepeat && { isRepeat }) }] : []
  })
}

/** Is it an argument in which nothing is wrong? A decision never is, not even a sound twin. */
export function isSoundItem({ question }: Pick<RoundItem, 'question'>): boolean {
  return question.kind === 'sound'
}

/** The ink of a question: its concept’s own, or green where nothing is wrong. */
export type Ink = ItemType | 'sound'

/** The ink in which a question is marked once it is answered; a label that is not in the catalog counts as a fallacy. */
export function inkOf(question: { kind?: ScenarioKind; twinOf?: string | undefined; concept: string }): Ink {
  if (isSoundHalf(question)) return 'sound'
  return isConceptId(question.concept) ? itemTypeOf(question.concept) : 'fallacy'
}

type VerdictWords = {
  isRight: boolean
  rest: string
  headline: string
  /** 'It only looks like Burden of Proof.', or the bias that a decision resists. Null where the headline says it all. */
  about: string | null
}

/** The words of a verdict; `tapped` is null where no sentence was tapped, or where nothing breaks. */
export function verdictWords(
  question: PracticeQuestion,
  option: number,
  tapped: SentencePart | null = null,
): VerdictWords {
  const { kind, concept, meanings } = question
  const name = CONCEPT_NAMES[concept]
  const isRight = isCorrect(question, option)
  const kindOfFlaw = itemTypeOf(concept)
  const isSound = isSoundHalf(question)
  const looksLike = isSound ? `It only looks like ${name}.` : null
  if (kind === 'decide') {
    return {
      isRight,
      rest: isRight ? 'You made the best choice.' : 'There’s a better choice.',
      headline: itemAt(question.options, question.correctAnswer),
      about: looksLike ?? `The ${kindOfFlaw} to resist here is ${name}.`,
    }
  }
  if (isSound) {
    const rest = isRight ? 'A good argument, and you let it stand.' : 'The argument is sound.'
    return { isRight, rest, headline: NO_FLAW_LABELS[kindOfFlaw], about: looksLike }
  }
  const missed = meanings[option] === NO_FLAW ? `There’s a ${kindOfFlaw} in it.` : 'There’s a flaw, but not that one.'
  return { isRight, rest: isRight ? sentenceWords(tapped) : missed, headline: name, about: null }
}

/** A sentence that only gives the flaw away is neither praised nor called wrong. */
function sentenceWords(tapped: SentencePart | null): string {
  if (tapped === 'breaks') return 'You marked the right sentence, too.'
  return tapped === 'neither' ? 'Right flaw, wrong sentence.' : ''
}
