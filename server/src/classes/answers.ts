import { reportedTime } from '@think-twice/core/activity/days'
import { assignedVoteTaking, liveVoteTaking, type VoteTaking } from '@think-twice/core/class/round-state'
import { Refusal } from '../refusal.ts'
import type { StoredRound, StoredVote } from '../storage/classes/class-rounds.ts'
import type { Stores } from '../storage/stores.ts'
import { touchClass } from './classes.ts'
import { countAsPractice } from './practice.ts'
import type { Seated } from './seats.ts'

/** An answer as a seat sends it. `at` is when it was given. */
type SentAnswer = Pick<StoredVote, 'roundId' | 'position' | 'vote' | 'option' | 'sureness' | 'at'>

/** Keeps one answer of a seat. Sent again it changes nothing; another answer to the same vote is refused. */
export async function keepAnswer(
  stores: Stores,
  seat: Seated,
  sent: SentAnswer,
  now: number,
): Promise<{ isNew: boolean; late: boolean }> {
  const round = await stores.classRounds.take(seat, sent.roundId)
  if (!round) throw new Refusal('round-not-found')
  const given = await stores.classVotes.listOfSeat(seat, round.roundId)
  const same = given.find(({ position, vote }) => position === sent.position && vote === sent.vote)
  if (same) {
    if (same.option !== sent.option || same.sureness !== sent.sureness) throw new Refusal('vote-differs')
    return { isNew: false, late: same.isLate }
  }
  const at = reportedTime(sent.at, now)
  const taking = takingOf(round, { ...sent, at }, now)
  if (taking === 'refused') throw new Refusal('vote-closed')
  const late = taking === 'late'
  await stores.classVotes.add(seat, { ...sent, at, seatId: seat.seatId, isLate: late })
  if (round.kind === 'assigned' && seat.accountId !== null) {
    await countAsPractice(stores, round, { ...sent, at, seatId: seat.seatId, accountId: seat.accountId }, now)
  }
  await touchClass(stores, seat.classroom, now)
  return { isNew: true, late }
}

function takingOf(round: StoredRound, { position, vote, at }: SentAnswer, now: number): VoteTaking {
  if (position >= round.scenarioIds.length) return 'refused'
  if (round.kind === 'live') return liveVoteTaking(round.farthest, position, vote)
  return vote === 1 ? assignedVoteTaking(round, at, now) : 'refused'
}
