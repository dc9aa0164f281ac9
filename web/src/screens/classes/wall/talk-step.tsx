import { clockText } from '@think-twice/core/wording/numbers'
import { useEffect, useState } from 'react'
import { timeNow } from '../../../browser/clock.ts'
import { useTalkClock } from '../../../browser/talk-clock.ts'
import buttons from '../../../ui/button.module.css'
import styles from './talk-step.module.css'

/** Seconds to talk, and those that one cell of the clock stands for. */
const SECONDS = 120
const A_CELL = 15

/** Talking, with a clock that can be stopped. It ends nothing: the teacher goes on. */
export function TalkStep({ roundId, stateNumber }: { roundId: string; stateNumber: number }) {
  const { startedAt, stoppedAt, stop, goOn } = useTalkClock(`${roundId} ${stateNumber}`)
  const now = useSecond()
  const seconds = Math.max(0, SECONDS - Math.floor(Math.max(0, (stoppedAt ?? now) - startedAt) / 1000))
  const gone = Math.floor((SECONDS - seconds) / A_CELL)
  const cells = SECONDS / A_CELL
  return (
    <>
      <h2>Find somebody who chose differently.</h2>
      <h2 className={styles.quiet}>Who convinces whom?</h2>
      <p className={styles.tick} role="timer">
        {clockText(seconds)}
      </p>
      <div className={styles.clock} aria-hidden="true">
        {Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
          <i key={cell} data-gone={cell < gone || undefined} />
        ))}
      </div>
      <button type="button" className={buttons.small} onClick={stoppedAt === null ? stop : goOn}>
        {stoppedAt === null ? 'Stop the clock' : 'Go on'}
      </button>
    </>
  )
}

/** The time, drawn anew four times a second. */
function useSecond(): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 250)
    return () => clearInterval(timer)
  }, [])
  return now
}
