import type { Body } from '@think-twice/contract/endpoint'
import type { postSeatAnswer } from '@think-twice/contract/seats'
import { answeredItems, type Round } from '@think-twice/core/practice/round'
import type { Sureness } from '@think-twice/core/vocabulary'
import { dropDisputeDraftsOf } from '../browser/dispute-drafts.ts'
import { type SeatOwner, seatOwner } from '../browser/kept-records.ts'
import { dropRoundsOf } from '../browser/rounds.ts'
import { dropSeat } from '../browser/seats.ts'
import { forgetSeatReplies } from '../data/seats.ts'
import { enqueue } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'

/** One vote of a class: a scenario of a round, by its position, and the vote before (1) or after talking (2). */
export type VoteAsked = { roundId: string; position: number; vote: 1 | 2 }

/** A vote as it was given: an option by its place, and how sure. */
export type GivenVote = { option: number; sureness: Sureness }

/** The id under which a vote waits to be sent, and its key: a seat has one answer to each. */
export function voteEntryId(owner: SeatOwner, { roundId, position, vote }: VoteAsked): string {
  return `${owner}:${roundId}:${position}:${vote}`
}

/** Saves one answer of a seat. Settles once it is safe on the device; sending continues on its own. */
export async function saveSeatAnswer(owner: SeatOwner, answer: Body<typeof postSeatAnswer>): Promise<void> {
  await enqueue({ id: voteEntryId(owner, answer), userId: owner, call: { kind: 'seat-answer', body: answer } })
}

/** Saves the latest answer of an assigned round. */
export async function saveAssignedAnswer(round: Round, roundId: string, owner: SeatOwner): Promise<void> {
  for (const { index, answer } of answeredItems(round).slice(-1)) {
    const { option, sureness, at } = answer
    if (sureness !== null) await saveSeatAnswer(owner, { roundId, position: index, vote: 1, option, sureness, at })
  }
}

/** The ids under which the answers of an assigned round wait to be sent. */
export function assignedEntryIds({ answers }: Pick<Round, 'answers'>, roundId: string, owner: SeatOwner): string[] {
  return answers.map((_, position) => voteEntryId(owner, { roundId, position, vote: 1 }))
}

/** The vote that waits on this device or was sent from it; null if there is none, or if the server refused it. */
export async function voteOnDevice(owner: SeatOwner, asked: VoteAsked): Promise<GivenVote | null> {
  const id = voteEntryId(owner, asked)
  const entries = await outboxStore.entriesOf(owner, 'waiting', 'saved')
  const call = entries.find((entry) => entry.id === id)?.call
  return call?.kind === 'seat-answer' ? { option: call.body.option, sureness: call.body.sureness } : null
}

/** The number of a seat's answers that wait on this device. */
export async function countWaiting(owner: SeatOwner): Promise<number> {
  return (await outboxStore.entriesOf(owner, 'waiting')).length
}

/** Removes everything that this device has of a seat. */
export async function forgetSeat(seatId: string): Promise<void> {
  const owner = seatOwner(seatId)
  dropSeat(seatId)
  dropRoundsOf(owner)
  // A seat is often taken without being signed in.
  dropDisputeDraftsOf(null)
  forgetSeatReplies()
  await outboxStore.forget(owner)
}
