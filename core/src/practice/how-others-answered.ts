import type { Choice } from '../learning/evidence.ts'
import { NO_FLAW } from '../vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { choiceIn } from './round-answers.ts'

/** With fewer answers, nobody is told how others answered: a small count could be traced to somebody. */
const ENOUGH_ANSWERS = 20
/** What is said in place of the counts while there are too few. */
export const TOO_FEW_ANSWERED = `Too few people have answered so far. Once ${ENOUGH_ANSWERS} have, you’ll see here what they said.`

/** Counts are rounded to this step, so no single answer can be read off. */
const COUNT_STEP = 10

/** A count rounded to the nearest step, which may be 0. */
export function toldCount(count: number): number {
  return Math.round(count / COUNT_STEP) * COUNT_STEP
}

/** What a day's argument offers: what its options choose, and how many sentences it has. */
export type OfferedAnswers = { choices: readonly Choice[]; sentences: number }

/** How many chose an option or tapped a sentence, whose `value` is its index as text. */
type AnswerCount = { part: 'option' | 'sentence'; value: string; count: number }

/** Does the argument offer this choice and this sentence? A sentence can be tapped only after a flaw is named. */
export function isOffered(
  { choices, sentences }: OfferedAnswers,
  choice: Choice | null,
  sentence: number | null,
): choice is Choice {
  const isSentence = sentence === null || (sentence < sentences && choice !== NO_FLAW)
  return choice !== null && choices.includes(choice) && isSentence
}

/** What is told about how everybody answered, rounded to tens; null while there are too few answers. */
export function toldCounts({ choices, sentences }: OfferedAnswers, counts: readonly AnswerCount[]) {
  const exact = (part: AnswerCount['part'], value: string) =>
    counts.find((each) => each.part === part && each.value === value)?.count ?? 0
  const people = choices.reduce((sum, choice) => sum + exact('option', choice), 0)
  if (people < ENOUGH_ANSWERS) return null
  return {
    people: toldCount(people),
    options: choices.map((choice) => ({ choice, count: toldCount(exact('option', choice)) })),
    sentences: Array.from({ length: sentences }, (_, index) => toldCount(exact('sentence', String(index)))),
  }
}

/** Squares in a row; each stands for one answer in twenty. */
export const SQUARES = 20

type AnswerShare = {
  option: number
  percent: number
  squares: number
}

/** How often each option was chosen, the most frequent first; `counts` name the options by what they choose. */
export function answerShares(
  question: PracticeQuestion,
  counts: readonly { choice: string; count: number }[],
): AnswerShare[] {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return [...question.options.keys()]
    .map((option) => {
      const choice = choiceIn(question, option)
      const count = counts.find((each) => each.choice === choice)?.count ?? 0
      return { option, share: all === 0 ? 0 : count / all }
    })
    .sort((one, other) => other.share - one.share)
    .map(({ option, share }) => ({
      option,
      percent: Math.round(100 * share),
      squares: Math.round(SQUARES * share),
    }))
}
