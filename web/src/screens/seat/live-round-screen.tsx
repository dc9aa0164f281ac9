import type { LiveRound } from '@think-twice/contract/seats'
import { useEffect } from 'react'
import { useIsOnline } from '../../browser/device.ts'
import { seatOwner } from '../../browser/kept-records.ts'
import type { KeptSeat } from '../../browser/seats.ts'
import { ApiError } from '../../data/http.ts'
import { useLiveRound } from '../../data/seats.ts'
import { LiveSteps } from '../../parts/live-steps.tsx'
import { drainOutbox } from '../../saving/outbox.ts'
import { countWaiting } from '../../saving/save-seat-answer.ts'
import { Columns } from '../../ui/layout.tsx'
import { Loader } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import { BothStep } from './both-step.tsx'
import styles from './live-round.module.css'
import { type LiveStepProps, NoNetwork } from './live-step.tsx'
import page from './seat.module.css'
import { type Coupon, SeatCoupon } from './seat-coupon.tsx'
import { SplitStep } from './split-step.tsx'
import { VoteStep } from './vote-step.tsx'

type LiveRoundScreenProps = {
  seat: KeptSeat
  roundId: string
  coupon: Coupon | null
  /** Called when the round is over, or when the server refuses it. */
  onOver: () => void
}

/** A live round on a seat's device, which follows the wall, also after every sleep or reload. */
export function LiveRoundScreen({ seat, roundId, coupon, onOver }: LiveRoundScreenProps) {
  const { data: round, error, isError, dataUpdatedAt } = useLiveRound(seat.code, roundId)
  const isOnline = useIsOnline()
  useSendWhenReached(seat, dataUpdatedAt)
  const isOver = round?.state.phase === 'over' || error instanceof ApiError
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (!round) {
    return isError ? <NoNetwork /> : <Loader>Joining...</Loader>
  }
  return (
    <>
      {round.scenario && <Progress round={round} />}
      <Step seat={seat} roundId={roundId} round={round} coupon={coupon} isServerReached={isOnline && !isError} />
    </>
  )
}

/** Sends waiting answers as soon as a reply shows that the network is back; the outbox alone would wait longer. */
function useSendWhenReached({ id }: KeptSeat, reachedAt: number): void {
  useEffect(() => {
    if (reachedAt === 0) return
    void countWaiting(seatOwner(id)).then((waiting) => {
      if (waiting > 0) void drainOutbox()
    })
  }, [id, reachedAt])
}

function Progress({ round: { state, scenarios } }: { round: LiveRound }) {
  return (
    <div className={styles.progress}>
      <strong id="question-number">{`Scenario ${state.position + 1} of ${scenarios}`}</strong>
      <LiveSteps phase={state.phase} />
    </div>
  )
}

function Step({ round, coupon, ...rest }: Omit<LiveStepProps, 'scenario'> & { coupon: Coupon | null }) {
  const { scenario, state } = round
  if (scenario === null) return <AtTheDoor isServerReached={rest.isServerReached} coupon={coupon} />
  const step = { ...rest, round, scenario }
  const key = `${state.position} ${state.phase}`
  switch (state.phase) {
    case 'vote':
      return <VoteStep key={key} {...step} vote={1} />
    case 'again':
      return <VoteStep key={key} {...step} vote={2} />
    case 'both':
      return <BothStep key={key} {...step} />
    default:
      return <SplitStep key={key} {...step} />
  }
}

function AtTheDoor({ isServerReached, coupon }: { isServerReached: boolean; coupon: Coupon | null }) {
  return (
    <Columns gap={8}>
      <section>
        <DoubleRule />
        <h2 className={page.title}>You’re in.</h2>
        <p className={page.lead}>The first scenario appears here by itself.</p>
        {!isServerReached && <NoNetwork />}
      </section>
      {coupon && <SeatCoupon {...coupon} />}
    </Columns>
  )
}
