import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { joinAddress } from '../addresses.ts'
import { seatIn, useSeats } from '../browser/seats.ts'
import pages from '../frame/page.module.css'
import buttons from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import styles from './seat-bar.module.css'

const LeaveSeat = lazy(async () => ({ default: (await import('./leave-seat.tsx')).LeaveSeat }))

type SeatBarProps = {
  /** The join code of the class. */
  code: string
  /** The name of the class. */
  name: string
  /** An assigned round is on the screen, so the bar ends with a way back to the class. */
  isInRound?: boolean
}

/** The bar of a seat: in which class it is, whose it is, and the way out for somebody else. */
export function SeatBar({ code, name, isInRound = false }: SeatBarProps) {
  const [, navigate] = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  const seat = seatIn(code, useSeats())
  const label = seat?.view.seat.label
  return (
    <header className={styles.bar}>
      <div className={classNames(pages.width, styles.parts)}>
        <Logo className={styles.logo} squaresOnly />
        <div className={styles.title}>
          <h1 key={`${name} ${label}`}>
            {name}
            {label && <span>{`, ${label}`}</span>}
          </h1>
          {seat && (
            <button type="button" className={styles.leave} onClick={() => setLeaving(true)}>
              Not you? Leave this seat
            </button>
          )}
        </div>
        {isInRound && (
          <Tooltip text={`Back to ${name}. You can pick up here later.`}>
            <button
              type="button"
              className={classNames(buttons.iconButton, styles.close)}
              aria-label="Close"
              onClick={() => navigate(joinAddress(code))}
            >
              <Icon name="cross" />
            </button>
          </Tooltip>
        )}
      </div>
      <PartBoundary onFailure={() => setLeaving(false)}>
        <Suspense>
          {seat && isLeaving && (
            <LeaveSeat seat={seat} onClose={() => setLeaving(false)} onLeft={() => navigate(joinAddress(code))} />
          )}
        </Suspense>
      </PartBoundary>
    </header>
  )
}
