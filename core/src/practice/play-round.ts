import type { Time } from '../activity/days.ts'
import { shuffleOptions } from '../quiz/shuffle.ts'
import type { Random, Sureness } from '../vocabulary.ts'
import { type Round, type RoundItem, type RoundSettings, type RoundStep, shownItem, USUAL_SETTINGS } from './round.ts'
import { namesFlaw } from './round-answers.ts'
import { sentencesOf } from './sentences.ts'

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
  return moved({ ...round, answers: round.answers.with(-1, { ...last, sentence }) }, { state: 'told' })
}

/** Goes from a verdict to the next item, or ends the round after the last; at any other step nothing changes. */
export function moveOn(round: Round): Round {
  if (round.state !== 'told') return round
  const next = round.items[round.answers.length]
  return moved(round, next ? firstStep(next) : { state: 'ended' })
}

/** Puts one more item right after the one just told; everything else keeps its order. */
export function askOneMore(round: Round, item: RoundItem, random: Random): Round {
  if (round.state !== 'told') return round
  const extra: RoundItem = { ...item, question: shuffleOptions(item.question, random), isExtra: true }
  return { ...round, items: round.items.toSpliced(round.answers.length, 0, extra) }
}

function commit(round: Round, sureness: Sureness | null, at: Time): Round {
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
