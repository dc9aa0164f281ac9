import type { Time } from '../activity/days.ts'
import { shuffleOptions } from '../quiz/shuffle.ts'
import type { Random, Sureness } from '../vocabulary.ts'
import type { DrawnItem } from './draw-round.ts'
import { namesFlaw, type PracticeQuestion } from './practice-questions.ts'
import { sentencesOf } from './sentences.ts'

/** The questions asked after a choice: sureness, and the sentence where the argument breaks. */
export type RoundSettings = {
  asksSureness: boolean
  asksSentence: boolean
  /** Nothing says what was right or wrong before the end: each answer leads to the next item. */
  isSilent?: boolean
}

/** The settings of a learner who has chosen none. */
export const USUAL_SETTINGS: RoundSettings = { asksSureness: true, asksSentence: true }

/** A question with its options in the order in which they are shown, and why it is in the round. */
export type RoundItem = {
  question: PracticeQuestion
  purpose: DrawnItem['purpose']
  isNew: boolean
  /** Everything that the bank has on its concept was seen in the last 14 days. */
  isRepeat?: true
  /** Added by 'Try another' to the drawn items. */
  isExtra?: true
}

/** An answer: the indexes of the option as shown and of the sentence tapped, null if skipped or not asked. */
export type RoundAnswer = {
  option: number
  sureness: Sureness | null
  sentence: number | null
  at: Time
}

/** *introducing*: a worked example; *choosing*: can still change; *locating*: where it breaks; *explained*: the verdict. */
export type RoundStep =
  | { state: 'introducing' }
  | { state: 'choosing'; option: number | null }
  | { state: 'locating' }
  | { state: 'explained' }
  | { state: 'ended' }

/** Plain values only, so a round can be kept as JSON and resumed. */
export type Round = RoundStep & {
  id: string
  settings: RoundSettings
  items: readonly RoundItem[]
  /** One per answered item; in *locating* and *explained* the last one belongs to the item on the screen. */
  answers: readonly RoundAnswer[]
}

/** Index of the item on the screen; the number of items once the round has ended. */
export function positionOf({ state, answers }: Pick<Round, 'state' | 'answers'>): number {
  return state === 'locating' || state === 'explained' ? answers.length - 1 : answers.length
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

/** The lengths to choose from, in scenarios. */
export const ROUND_LENGTHS = [3, 8, 15] as const
export type RoundLength = (typeof ROUND_LENGTHS)[number]
/** The length of a round, in scenarios, if none was chosen. */
export const USUAL_LENGTH: RoundLength = 8

/** A round at its first item; items keep their order and options are shuffled. */
export function startRound(
  id: string,
  items: readonly RoundItem[],
  random: Random,
  settings: RoundSettings = USUAL_SETTINGS,
): Round {
  const shown = items.map((item) => ({ ...item, question: shuffleOptions(item.question, random) }))
  return { id, settings, items: shown, answers: [], ...firstStep(shown[0]) }
}

/** Goes from the worked example to its question; at any other step nothing changes. */
export function leaveExample(round: Round): Round {
  return round.state === 'introducing' ? moved(round, { state: 'choosing', option: null }) : round
}

/** Chooses or changes an option. Without sureness this is the answer, given `at` that time. */
export function chooseOption(round: Round, option: number, at: Time): Round {
  const item = shownItem(round)
  if (round.state !== 'choosing' || !item || !(option in item.question.options)) return round
  const chosen = moved(round, { state: 'choosing', option })
  return round.settings.asksSureness ? chosen : commit(chosen, null, at)
}

/** Says how sure the choice is, which makes it the answer. */
export function saySureness(round: Round, sureness: Sureness, at: Time): Round {
  return round.settings.asksSureness ? commit(round, sureness, at) : round
}

/** Taps the sentence that breaks, or skips with null; this never changes the score. */
export function tapSentence(round: Round, sentence: number | null): Round {
  const item = shownItem(round)
  const last = round.answers.at(-1)
  if (round.state !== 'locating' || !item || !last) return round
  if (sentence !== null && !(sentence in sentencesOf(item.question.scenario))) return round
  return moved({ ...round, answers: round.answers.with(-1, { ...last, sentence }) }, { state: 'explained' })
}

/** Goes from a verdict to the next item, or ends the round after the last; at any other step nothing changes. */
export function moveOn(round: Round): Round {
  return round.state === 'explained' ? atNextItem(round) : round
}

/** The round at its first item without an answer; ended, if there is none. */
export function atNextItem(round: Round): Round {
  const next = round.items[round.answers.length]
  return moved(round, next ? firstStep(next) : { state: 'ended' })
}

/** Puts one more item right after the one just explained; everything else keeps its order. */
export function askOneMore(round: Round, item: RoundItem, random: Random): Round {
  if (round.state !== 'explained') return round
  const extra: RoundItem = { ...item, question: shuffleOptions(item.question, random), isExtra: true }
  return { ...round, items: round.items.toSpliced(round.answers.length, 0, extra) }
}

function commit(round: Round, sureness: Sureness | null, at: Time): Round {
  const item = shownItem(round)
  if (round.state !== 'choosing' || round.option === null || !item) return round
  const { option } = round
  const answers = [...round.answers, { option, sureness, sentence: null, at }]
  if (round.settings.isSilent) return atNextItem({ ...round, answers })
  const asks = round.settings.asksSentence && namesFlaw(item, option)
  return moved({ ...round, answers }, { state: asks ? 'locating' : 'explained' })
}

function firstStep(item: RoundItem | undefined): RoundStep {
  if (!item) return { state: 'ended' }
  return item.isNew ? { state: 'introducing' } : { state: 'choosing', option: null }
}

function moved({ id, settings, items, answers }: Round, step: RoundStep): Round {
  return { id, settings, items, answers, ...step }
}
