import { useCallback, useEffect, useState } from 'react'
import { useIsOnline } from '../../browser/device.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { type KeptSeat, keepSeat } from '../../browser/seats.ts'
import { isSeatGone, useSeatView } from '../../data/seats.ts'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { SeatBar } from '../../parts/seat-bar.tsx'
import { LiveRoundScreen } from './live-round-screen.tsx'
import styles from './seat.module.css'
import { AssignedRounds, SeatHome } from './seat-home.tsx'

type SeatScreenProps = {
  seat: KeptSeat
  /** The code of the seat; null once its owner has it. */
  seatCode: string | null
  onCodeKept: () => void
  /** Called when the server no longer knows the seat. */
  onGone: () => void
}

/** The page of a seat: its rounds; a live one opens by itself. */
export function SeatScreen({ seat, seatCode, onCodeKept, onGone }: SeatScreenProps) {
  const [isLive, setLive] = useState(false)
  const { data, error, refetch } = useSeatView(seat.code, { isLive })
  const isOnline = useIsOnline()
  const { name } = (data ?? seat.view).class
  usePageTitle(name)

  useEffect(() => {
    // Keeping what another tab has kept would make that one keep it again, and so on.
    if (data && JSON.stringify(data) !== JSON.stringify(seat.view)) keepSeat({ ...seat, view: data })
  }, [data, seat])
  const lookAgain = useCallback(() => void refetch(), [refetch])
  const isGone = isSeatGone(error)
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])

  // Only a live round that the server has just named opens: one that the device kept may be over by now.
  const { rounds } = data ?? seat.view
  const live = data?.rounds.find(({ kind, state }) => kind === 'live' && state.phase !== 'over')
  const liveId = live?.id ?? null
  useEffect(() => setLive(liveId !== null), [liveId])
  const coupon = seatCode === null ? null : { code: seatCode, onKept: onCodeKept }
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <SeatBar code={seat.code} name={name} />
      <main id="main" className={pages.width} tabIndex={-1}>
        <div className={styles.page}>
          {liveId === null ? (
            <SeatHome seat={seat} rounds={rounds} isServerReached={isOnline && error === null} coupon={coupon} />
          ) : (
            <>
              <LiveRoundScreen key={liveId} seat={seat} roundId={liveId} coupon={coupon} onOver={lookAgain} />
              {/* A live round may be waiting for its lesson, or its teacher may have forgotten to end it. */}
              <AssignedRounds
                seat={seat}
                rounds={rounds.filter(({ done, state }) => !done && state.phase === 'open')}
              />
            </>
          )}
        </div>
      </main>
    </>
  )
}
