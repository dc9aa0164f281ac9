import type { Time } from '../activity/days.ts'
import type { Sureness } from '../vocabulary.ts'
import type { DrawnItem } from './draw-round.ts'
import type { PracticeQuestion } from './practice-question.ts'

/** What is asked after a choice: how sure it is, and where the argument breaks. */
export type RoundSettings = {
  asksSureness: boolean
  asksSentence: boolean
}

/** What a round asks until the learner turns one of the two off. */
export const USUAL_SETTINGS: RoundSettings = { asksSureness: true, asksSentence: true }

/** A question with its options in the order in which they are shown, and why it is in the round. */
export type RoundItem = {
  question: PracticeQuestion
  purpose: DrawnItem['purpose']
  isNew: boolean
  /** Added by 'Try one now', on top of what was drawn. */
  isExtra?: true
}

/** What a learner chose: the indexes of the option as shown and of the sentence tapped, null if skipped or not asked. */
export type RoundAnswer = {
  option: number
  sureness: Sureness | null
  sentence: number | null
  at: Time
}

/** *introducing*: a worked example; *choosing*: can still change; *locating*: where it breaks; *told*: the verdict. */
export type RoundStep =
  | { state: 'introducing' }
  | { state: 'choosing'; option: number | null }
  | { state: 'locating' }
  | { state: 'told' }
  | { state: 'ended' }

/** Plain values only, so a round can be kept as JSON and resumed. */
export type Round = RoundStep & {
  id: string
  settings: RoundSettings
  items: readonly RoundItem[]
  /** One per answered item; in *locating* and *told* the last one belongs to the item on the screen. */
  answers: readonly RoundAnswer[]
}

/** Index of the item on the screen; the number of items once the round has ended. */
export function positionOf({ state, answers }: Pick<Round, 'state' | 'answers'>): number {
  return state === 'locating' || state === 'told' ? answers.length - 1 : answers.length
}

/** The item on the screen; null once the round has ended. */
export function shownItem(round: Round): RoundItem | null {
  return round.items[positionOf(round)] ?? null
}

/** The items that have an answer, in order; `index` counts the items of the round, from 0. */
export function answeredItems({
  items,
  answers,
}: Pick<Round, 'items' | 'answers'>): { index: number; item: RoundItem; answer: RoundAnswer }[] {
  return answers.flatMap((answer, index) => {
    const item = items[index]
    return item ? [{ index, item, answer }] : []
  })
}
