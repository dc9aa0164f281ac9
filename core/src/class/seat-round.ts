import type { Time } from '../activity/days.ts'
import { atNextItem, type Round, type RoundItem } from '../practice/round.ts'
import type { Sureness } from '../vocabulary.ts'
import type { RoundPhase } from './round-state.ts'

type ProgressSaid = { scenarios: number; done: boolean; state: { phase: RoundPhase } }

/** How far a seat is with an assigned round, and whether it may go on, from the server's view and the answers on its device. */
export function seatProgress(
  { scenarios, done, state }: ProgressSaid,
  answersOnDevice: number,
): { answered: number; isOpen: boolean } {
  const answered = done ? scenarios : answersOnDevice
  return { answered, isOpen: state.phase === 'open' && answered < scenarios }
}

type Answered = { position: number; option: number; sureness: Sureness }

type AssignedSettings = {
  isSilent: boolean
  asksSentence: boolean
}

/** An assigned round as a seat plays it, from where it left off; `at` stands for the unknown times of its answers. */
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
