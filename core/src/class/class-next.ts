import { DAY, type Time } from '../activity/days.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import type { ClassRoundKind } from './class-rounds.ts'
import type { RoundPhase } from './round-state.ts'

/** Days after a round until its parallel is offered: a week, less a day for a timetable that moves. */
const LATER_DAYS = 6

/** What the next step depends on in a round. */
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
