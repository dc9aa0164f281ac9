import { useQuery } from '@tanstack/react-query'
import type { LiveRound } from '@think-twice/contract/seats'
import { SURENESS_WORDS } from '@think-twice/core/learning/calibration'
import { withoutPeriod } from '@think-twice/core/wording/acts'
import { timeNow } from '../../browser/clock.ts'
import { seatOwner } from '../../browser/kept-records.ts'
import type { KeptSeat } from '../../browser/seats.ts'
import { queryClient } from '../../data/query-client.ts'
import { type GivenVote, saveSeatAnswer, voteEntryId, voteOnDevice } from '../../saving/save-seat-answer.ts'
import { type SaveState, useSaveState } from '../../saving/save-state.ts'
import { SeatNote } from './live-step.tsx'

export type OwnVote = {
  /** The vote that the server has, or else this device; null if there is none, or if the server refused it. */
  given: GivenVote | null
  /** It came after the split was shown. */
  isLate: boolean
  /** The state of saving it; null where this device has no part in it. */
  saved: SaveState | null
  give: (vote: GivenVote) => void
}

/** This seat's answer to one vote, from the server or, until that has it, from this device. */
export function useOwnVote(seat: KeptSeat, roundId: string, round: LiveRound, vote: 1 | 2): OwnVote {
  const owner = seatOwner(seat.id)
  const asked = { roundId, position: round.state.position, vote }
  const entryId = voteEntryId(owner, asked)
  const queryKey = ['own vote', entryId]
  const { data: kept = null } = useQuery({ queryKey, queryFn: () => voteOnDevice(owner, asked), staleTime: 0 })
  const saved = useSaveState(entryId)
  const known = vote === 1 ? round.mine.first : round.mine.second
  return {
    given: known ?? (saved === 'refused' ? null : kept),
    isLate: known?.isLate ?? false,
    saved,
    give: (given) => {
      // A look at the device that began before this vote must not hide it.
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, given)
      void saveSeatAnswer(owner, { ...asked, ...given, at: timeNow() })
    },
  }
}

/** Said of a vote that reached the server too late. */
export const TOO_LATE = 'Your answer got through after the vote was closed, so it isn’t counted.'

/** Said of a first vote that came after the split was shown. */
function lateWords(kind: 'anonymous' | 'named'): string {
  return kind === 'named'
    ? 'Your answer came after the split was up. Your teacher’s report has it; the wall doesn’t.'
    : 'Your answer came after the split was up, so the class’s counts don’t have it.'
}

type YouSaidProps = {
  seat: KeptSeat
  options: readonly string[]
  given: GivenVote
  isLate: boolean
  className?: string | undefined
}

/** 'You said Slippery Slope, fairly sure.', and whether that came too late for the split. */
export function YouSaid({ seat, options, given, isLate, className }: YouSaidProps) {
  return (
    <>
      <p className={className}>{`You said ${saidWords(options, given)}.`}</p>
      {isLate && <SeatNote>{lateWords(seat.view.class.kind)}</SeatNote>}
    </>
  )
}

/** 'Slippery Slope, fairly sure'. */
export function saidWords(options: readonly string[], { option, sureness }: GivenVote): string {
  return `${withoutPeriod(options[option] ?? '')}, ${SURENESS_WORDS[sureness]}`
}
