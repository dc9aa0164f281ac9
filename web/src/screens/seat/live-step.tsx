import type { LiveRound } from '@think-twice/contract/seats'
import type { KeptSeat } from '../../browser/seats.ts'
import { useFocusOnArrival } from '../../parts/focus-on-arrival.ts'
import layout from '../../parts/question/question.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import live from './live-round.module.css'
import page from './seat.module.css'

/** The props of a step of a live round. */
export type LiveStepProps = {
  seat: KeptSeat
  roundId: string
  round: LiveRound
  scenario: NonNullable<LiveRound['scenario']>
  isServerReached: boolean
}

/** The heading of a step without a question; it takes the focus, so that it is read out. */
export function StepTitle({ children }: { children: string }) {
  return (
    <h2 className={classNames(layout.arrival, page.title)} ref={useFocusOnArrival<HTMLHeadingElement>()} tabIndex={-1}>
      {children}
    </h2>
  )
}

/** One quiet line about the network, or about an answer that came late. */
export function SeatNote({ children }: { children: string }) {
  return (
    <p className={page.note} role="status">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

export function NoNetwork() {
  return <SeatNote>No network. This page looks again by itself.</SeatNote>
}

/** The scenario once more, folded, because the class is looking at the wall now. */
export function ReadAgain({ text }: { text: string }) {
  return (
    <Fold look="quiet" summary="Read it again" className={live.fold}>
      <p className={live.text}>{text}</p>
    </Fold>
  )
}
