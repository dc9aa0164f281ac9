import type { Time } from '../activity/days.ts'
import { atNextItem, type Round, type RoundItem } from '../practice/round.ts'
import type { Sureness } from '../vocabulary.ts'

/** What a seat has answered of an assigned round before, perhaps on another device. */
type Answered = { position: number; option: number; sureness: Sureness }

type AssignedSettings = {
  /** No feedback before the end. */
  isSilent: boolean
  /** Whether the learner is asked where an argument breaks; never where nothing may be told. */
  asksSentence: boolean
}

/**
 * An assigned round as one seat plays it, from where it left off; `at` stands for the times of answers given before, in
 * ms. Options stay in the order of the scenario's file, which everybody in the class has, and how sure is always asked.
 */
export function assignedRoundToPlay(
  id: string,
  items: readonly RoundItem[],
  answered: readonly Answered[],
  { isSilent, asksSentence }: AssignedSettings,
  at: Time,
): Round {
  const given = items.map((_, index) => answered.find(({ position }) => position === index))
  // Items are answered in order, so whatever follows a gap is asked again, and the server keeps the answer it has.
  const gap = given.indexOf(undefined)
  const answers = given
    .slice(0, gap === -1 ? given.length : gap)
    .flatMap((each) => (each ? [{ option: each.option, sureness: each.sureness, sentence: null, at }] : []))
  const settings = { asksSureness: true, asksSentence: asksSentence && !isSilent, ...(isSilent && { isSilent }) }
  return atNextItem({ id, settings, items, answers, state: 'ended' })
}
