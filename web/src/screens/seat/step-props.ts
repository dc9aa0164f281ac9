import type { LiveRound } from '@think-twice/contract/seats'
import type { KeptSeat } from '../../browser/seats.ts'

/** What a step of a live round needs to know. */
export type LiveStepProps = {
  seat: KeptSeat
  roundId: string
  round: LiveRound
  scenario: NonNullable<LiveRound['scenario']>
  isServerReached: boolean
}
