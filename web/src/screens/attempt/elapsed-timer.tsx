import { clockText } from '@think-twice/core/wording/durations'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './elapsed-timer.module.css'

/** Tick length in ms; shorter than a second, so that no second is skipped. */
const TICK = 250

type Times = {
  /** How long the attempt had run when it was opened, in ms. */
  openedWith: number
  secondsNow: () => number
}

/**
 * How long the attempt has run. It first shows the time the attempt was opened with, as the printed page does, however
 * long drawing takes. A `timer` is not a live region, so no second is announced.
 */
export function ElapsedTimer({ openedWith, secondsNow }: Times) {
  const [text, setText] = useState(() => clockText(openedWith / 1000))
  useEffect(() => {
    const interval = setInterval(() => setText(clockText(secondsNow())), TICK)
    return () => clearInterval(interval)
  }, [secondsNow])
  return (
    <span className={styles.timer} role="timer" aria-label="Elapsed time">
      <Icon name="clock" />
      {text}
    </span>
  )
}
