import { DAY, type Time } from '../activity/days.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import type { PracticeIndexEntry } from '../practice/practice-questions.ts'
import { atNextItem, type Round, type RoundItem } from '../practice/round.ts'
import { seededRandom, shuffle } from '../quiz/shuffle.ts'
import { hashNumber, listText } from '../text.ts'
import type { Sureness } from '../vocabulary.ts'
import type { ClassRoundKind, RoundPhase } from './round-state.ts'

/** The lengths of each kind of round, in scenarios. */
export const CLASS_ROUND_LENGTHS: Readonly<Record<ClassRoundKind, readonly number[]>> = {
  assigned: [4, 6, 8],
  live: [3, 4, 6],
}
/** The length that is offered first, in scenarios. */
export const USUAL_CLASS_ROUND_LENGTH = 4
/** Days that an assigned round is open, if the teacher chooses no other day. */
export const USUAL_DAYS = 7
/** Minutes for a scenario of a live round, with both votes and the talk between them. */
export const LIVE_MINUTES_A_SCENARIO = 5
/** The most scenarios about one concept in a round, as long as others can be had. */
export const MOST_ABOUT_ONE_CONCEPT = 4

/** Problems of a round’s scenarios, in words. */
export const CLASS_ROUND_PROBLEMS = {
  length: `A live round has ${lengthsText('live')} scenarios, an assigned one ${lengthsText('assigned')}`,
  unknown: 'A class round takes scenarios of the practice pool only',
  pair: 'A class round takes a scenario once, and never both halves of a pair',
} as const
/** The key of a problem in `CLASS_ROUND_PROBLEMS`. */
export type ClassRoundProblem = keyof typeof CLASS_ROUND_PROBLEMS

function lengthsText(kind: ClassRoundKind): string {
  return listText(CLASS_ROUND_LENGTHS[kind].map(String), 'or')
}

/** The first thing that is wrong with a round's scenarios, or null; `index` is the practice pool. */
export function classRoundProblem(
  kind: ClassRoundKind,
  scenarioIds: readonly string[],
  index: readonly Pick<PracticeIndexEntry, 'id' | 'pairId'>[],
): ClassRoundProblem | null {
  if (!CLASS_ROUND_LENGTHS[kind].includes(scenarioIds.length)) return 'length'
  const pairOf = new Map(index.map(({ id, pairId }) => [id, pairId]))
  if (scenarioIds.some((id) => !pairOf.has(id))) return 'unknown'
  return new Set(scenarioIds.map((id) => pairOf.get(id))).size < scenarioIds.length ? 'pair' : null
}

/** Has a seat with first votes on so many scenarios finished the round? */
export function hasAnsweredAll({ scenarioIds }: { scenarioIds: readonly string[] }, answered: number): boolean {
  return answered === scenarioIds.length
}

/** The order of options in a live round, as indexes for `orderOptions`; it does not depend on the key. */
export function liveOptionOrder(roundId: string, position: number, options: number): number[] {
  return shuffle([...Array(options).keys()], seededRandom(hashNumber(`${roundId} ${position}`)))
}

type ProgressSaid = { scenarios: number; done: boolean; state: { phase: RoundPhase } }

/** The progress of a seat in an assigned round, and whether it may go on, from the server's view and the answers on its device. */
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

/** Days after a round until its parallel is offered: a week, less a day for a timetable that moves. */
const LATER_DAYS = 6

/** The state of a round that its next step depends on. */
export type RoundSoFar = {
  id: string
  kind: ClassRoundKind
  follows: string | null
  openedAt: Time
  state: { phase: RoundPhase }
}

/** The next step of a teacher with a class. */
export type ClassStep =
  | { step: 'wall' | 'week later'; roundId: string }
  | { step: 'first round' | 'mixture' }
  | { step: 'pair'; pair: ConfusedPair }

/** The next step of a class, from its rounds (latest first) and the pairs that it mixes up (most frequent first). */
export function classStep(rounds: readonly RoundSoFar[], pairs: readonly ConfusedPair[], now: Time): ClassStep {
  const live = rounds.find(({ kind, state }) => kind === 'live' && state.phase !== 'over')
  if (live) return { step: 'wall', roundId: live.id }
  if (rounds.length === 0) return { step: 'first round' }
  const old = rounds.find((round) => canFollow(round, rounds) && now - round.openedAt >= LATER_DAYS * DAY)
  if (old) return { step: 'week later', roundId: old.id }
  const [pair] = pairs
  return pair ? { step: 'pair', pair } : { step: 'mixture' }
}

/** May a parallel be made of this round? It is over, follows none itself, and has none yet. */
export function canFollow({ id, follows, state }: RoundSoFar, rounds: readonly RoundSoFar[]): boolean {
  return state.phase === 'over' && follows === null && rounds.every((round) => round.follows !== id)
}
