import type { LiveRound } from '@think-twice/contract/seats'
import type { KeptSeat } from '../../browser/seats.ts'

/** What a step of a live round needs to know. */
export type StepProps = {
  seat: KeptSeat
  roundId: string
  round: LiveRound
  scenario: NonNullable<LiveRound['scenario']>
  /** Does the server answer? */
  isReached: boolean
}
