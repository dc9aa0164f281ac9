import { clockText } from '@think-twice/core/wording/durations'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './elapsed-timer.module.css'

/** Tick length in ms; shorter than a second, so that no second is skipped. */
const TICK = 250

/** How long the attempt has run. A `timer` is not a live region, so no second is announced. */
export function ElapsedTimer({ secondsNow }: { secondsNow: () => number }) {
  const [text, setText] = useState(() => clockText(secondsNow()))
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
