import { progressOf } from '@think-twice/core/practice/round-answers'
import { recordAnswer } from '../learning/record-answer.ts'
import { recordActiveDay } from '../learning/streak.ts'
import { Refusal } from '../refusal.ts'
import type { StoredRound, StoredVote } from '../storage/classes/class-rounds.ts'
import type { Stores } from '../storage/stores.ts'
import { questionAt } from './scenarios.ts'

type AccountVote = Pick<StoredVote, 'seatId' | 'position' | 'option' | 'sureness' | 'at'> & { accountId: number }

/** Counts a first vote as practice of the person who was signed in when they took the seat, once. */
export async function countAsPractice(
  stores: Stores,
  round: StoredRound,
  { accountId, seatId, position, ...vote }: AccountVote,
  now: number,
): Promise<void> {
  const timeZone = (await stores.learners.find(accountId)).timeZone ?? undefined
  const answer = progressOf({ question: questionAt(round, position) }, vote)
  try {
    await recordAnswer(
      stores,
      accountId,
      { ...answer, timeZone, key: `class.${round.roundId}.${seatId}.${position}` },
      now,
    )
    await recordActiveDay(stores, accountId, { startedAt: vote.at, timeZone, now })
  } catch (error) {
    // The account was deleted meanwhile: nobody is left to count it for, and the class goes on.
    if (!(error instanceof Refusal && error.code === 'account-deleted')) throw error
  }
}
