import type { Time } from '../activity/days.ts'
import { categoryTypeOf, itemTypeOfConcept } from '../concepts/concept-lookup.ts'
import { conceptId, isConceptName } from '../concepts/concept-names.ts'
import { choiceOf } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import { shuffleOptions } from '../quiz/shuffle.ts'
import type { CategoryType, ItemType, Random, Sureness } from '../vocabulary.ts'
import type { DrawnItem } from './draw-round.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { isBreakSentence, sentencesOf } from './sentences.ts'

/** What is asked after a choice: how sure it is, and where the argument breaks. */
type RoundSettings = {
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

/** What a learner chose; `option` is an index into the options as shown. */
export type RoundAnswer = {
  option: number
  sureness: Sureness | null
  /** Index into `sentencesOf`; null if skipped or not asked. */
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

/** Pairs drawn items with their questions; items without a published question are left out. */
export function roundItems(drawn: readonly DrawnItem[], questions: readonly PracticeQuestion[]): RoundItem[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return drawn.flatMap(({ scenarioId, purpose, isNew }) => {
    const question = byId.get(scenarioId)
    return question ? [{ question, purpose, isNew }] : []
  })
}

/** Index of the item on the screen; the number of items once the round has ended. */
export function positionOf({ state, answers }: Pick<Round, 'state' | 'answers'>): number {
  return state === 'locating' || state === 'told' ? answers.length - 1 : answers.length
}

/** The item on the screen; null once the round has ended. */
export function shownItem(round: Round): RoundItem | null {
  return round.items[positionOf(round)] ?? null
}

/** Goes from the worked example to its question; at any other step nothing changes. */
export function leaveExample(round: Round): Round {
  return round.state === 'introducing' ? moved(round, { state: 'choosing', option: null }) : round
}

/** Chooses or changes an option. Without sureness this is the answer, given `at` (ms since 1970). */
export function chooseOption(round: Round, option: number, at: number): Round {
  const item = shownItem(round)
  if (round.state !== 'choosing' || !item || !(option in item.question.options)) return round
  const chosen = moved(round, { state: 'choosing', option })
  return round.settings.asksSureness ? chosen : commit(chosen, null, at)
}

/** Says how sure the choice is, which makes it the answer. */
export function saySureness(round: Round, sureness: Sureness, at: number): Round {
  return round.settings.asksSureness ? commit(round, sureness, at) : round
}

/** Taps the sentence that breaks, or skips with null; this never changes the score. */
export function tapSentence(round: Round, sentence: number | null): Round {
  const item = shownItem(round)
  const last = round.answers.at(-1)
  if (round.state !== 'locating' || !item || !last) return round
  if (sentence !== null && !(sentence in sentencesOf(item.question.scenario))) return round
  return moved({ ...round, answers: round.answers.with(-1, { ...last, sentence }) }, { state: 'told' })
}

/** Goes from a verdict to the next item, or ends the round after the last; at any other step nothing changes. */
export function moveOn(round: Round): Round {
  if (round.state !== 'told') return round
  const next = round.items[round.answers.length]
  return moved(round, next ? firstStep(next) : { state: 'ended' })
}

/** Puts one more item right after the one that was just told. Everything else stays in its order. */
export function askOneMore(round: Round, item: RoundItem, random: Random): Round {
  if (round.state !== 'told') return round
  const extra: RoundItem = { ...item, question: shuffleOptions(item.question, random), isExtra: true }
  return { ...round, items: round.items.toSpliced(round.answers.length, 0, extra) }
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

/** Was a flaw named, rightly or not? Then “Where does it break?” is asked, on sound items too. */
export function namesFlaw({ question }: Pick<RoundItem, 'question'>, option: number): boolean {
  return isConceptName(question.options[option])
}

/** Is it an argument in which nothing is wrong? A decision never is, not even a sound twin. */
export function isSoundItem({ question }: Pick<RoundItem, 'question'>): boolean {
  return question.kind === 'sound'
}

/** Was a sentence tapped in which it really breaks? Null where none was tapped, or nothing breaks. */
export function isRightSentence(
  { question }: Pick<RoundItem, 'question'>,
  { sentence }: Pick<RoundAnswer, 'sentence'>,
): boolean | null {
  if (sentence === null || question.kind !== 'spot') return null
  const tapped = sentencesOf(question.scenario)[sentence]
  return tapped !== undefined && isBreakSentence(tapped, question.scenario, question.decidingWords)
}

/** The items that have an answer, in order; `place` is the index in the round. */
export function answeredItems({
  items,
  answers,
}: Pick<Round, 'items' | 'answers'>): { place: number; item: RoundItem; answer: RoundAnswer }[] {
  return answers.flatMap((answer, place) => {
    const item = items[place]
    return item ? [{ place, item, answer }] : []
  })
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

/** What an option names: a concept's id, `no-flaw`, or null for an act. */
export function choiceIn({ options }: Pick<PracticeQuestion, 'options'>, option: number): string | null {
  return choiceOf(options[option], (text) => (isConceptName(text) ? { id: conceptId(text) } : null))
}

/** A fallacy’s cell is cracked, a bias’s tilted, and a sound item’s flat. */
export type CellLook = ItemType | 'sound'

/** How an item's cell is drawn: as its verdict was. A decision looks like its concept, or sound where no bias was at work. */
export function cellLook(item: RoundItem): CellLook {
  const nothingWrong = isSoundItem(item) || item.question.twinOf !== undefined
  return nothingWrong ? 'sound' : itemTypeOfConcept(item.question.fallacyType)
}

function commit(round: Round, sureness: Sureness | null, at: number): Round {
  const item = shownItem(round)
  if (round.state !== 'choosing' || round.option === null || !item) return round
  const { option } = round
  const answers = [...round.answers, { option, sureness, sentence: null, at }]
  const asks = round.settings.asksSentence && namesFlaw(item, option)
  return moved({ ...round, answers }, { state: asks ? 'locating' : 'told' })
}

function firstStep(item: RoundItem | undefined): RoundStep {
  if (!item) return { state: 'ended' }
  return item.isNew ? { state: 'introducing' } : { state: 'choosing', option: null }
}

/** The round at another step, without the fields of the step before. */
function moved({ id, settings, items, answers }: Round, step: RoundStep): Round {
  return { id, settings, items, answers, ...step }
}
