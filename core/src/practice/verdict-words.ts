import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import { isCorrect } from '../quiz/score.ts'
import { NO_FLAW } from '../vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'

/** The color of the verdict: the concept’s own, or green for a sound argument. */
export type VerdictInk = 'fallacy' | 'bias' | 'sound'

type VerdictWords = {
  isRight: boolean
  /** The rest of the line that begins with 'Correct.' or 'Incorrect.'. */
  rest: string
  headline: string
  ink: VerdictInk
  /** 'It only looks like Burden of Proof.' Null unless the scenario is sound. */
  looksLike: string | null
}

/** The words of a verdict; `isRightSentence` is null where no sentence was tapped, or where nothing breaks. */
export function verdictWords(
  question: PracticeQuestion,
  option: number,
  isRightSentence: boolean | null = null,
): VerdictWords {
  const { kind, concept, meanings, twinOf } = question
  const name = CONCEPT_NAMES[concept]
  const isRight = isCorrect(question, option)
  const kindOfFlaw = itemTypeOf(concept)
  const isSound = twinOf !== undefined
  const looksLike = isSound ? `It only looks like ${name}.` : null
  if (kind === 'decide') {
    return {
      isRight,
      rest: isRight ? 'You made the best choice.' : 'There’s a better choice.',
      headline: isSound ? NO_FLAW_LABELS.bias : name,
      ink: isSound ? 'sound' : kindOfFlaw,
      looksLike,
    }
  }
  if (isSound) {
    const rest = isRight ? 'A good argument, and you let it stand.' : 'The argument is sound.'
    return { isRight, rest, headline: NO_FLAW_LABELS[kindOfFlaw], ink: 'sound', looksLike }
  }
  const missed = meanings[option] === NO_FLAW ? `There’s a ${kindOfFlaw} in it.` : 'There’s a flaw, but not that one.'
  return {
    isRight,
    rest: isRight ? sentenceWords(isRightSentence) : missed,
    headline: name,
    ink: kindOfFlaw,
    looksLike,
  }
}

function sentenceWords(isRightSentence: boolean | null): string {
  if (isRightSentence === null) return ''
  return isRightSentence ? 'You marked the right sentence, too.' : 'Right flaw, wrong sentence.'
}
