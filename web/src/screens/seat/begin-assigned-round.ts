import { assignedRoundToPlay } from '@think-twice/core/class/class-rounds'
import { roundItems } from '@think-twice/core/practice/round-answers'
import { itemsOfLink } from '@think-twice/core/practice/round-link'
import { timeNow } from '../../browser/clock.ts'
import { seatOwner } from '../../browser/owners.ts'
import { keepNewRound } from '../../browser/rounds.ts'
import type { KeptSeat } from '../../browser/seats.ts'
import { readSettings } from '../../browser/settings.ts'
import { fetchPracticeIndex, fetchPracticeOf } from '../../data/content.ts'
import { fetchAssignedRound } from '../../data/seats.ts'

/** The id of an assigned round on this device; always the same, because a seat plays it once. */
export function assignedRoundId({ id }: Pick<KeptSeat, 'id'>, roundId: string): string {
  return `class-${id}-${roundId}`
}

/** Begins an assigned round after the answers that this seat has given on other devices. */
export async function beginAssignedRound(seat: KeptSeat, roundId: string): Promise<void> {
  const found = await fetchAssignedRound(seat.code, roundId).catch((error: unknown) => {
    const known = seat.assigned[roundId]
    if (!known) throw error
    return known
  })
  const { scenarioIds, answered, isSilent } = found
  const drawn = itemsOfLink({ scenarioIds }, await fetchPracticeIndex())
  const items = roundItems(drawn, await fetchPracticeOf(drawn.map(({ concept }) => concept)))
  // Answers are sent by position, so a round with a gap must not be played.
  if (items.length < scenarioIds.length) throw new Error('Not every scenario of the round is published here.')
  const settings = { isSilent, asksSentence: readSettings().whereDoesItBreak }
  keepNewRound({
    round: assignedRoundToPlay(assignedRoundId(seat, roundId), items, answered, settings, timeNow()),
    origin: { kind: 'class', roundId, code: seat.code, className: seat.view.class.name },
    ownerId: seatOwner(seat.id),
    masteredBefore: null,
  })
}
