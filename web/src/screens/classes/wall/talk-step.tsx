import type { TalkClockReading } from '@think-twice/contract/classes'
import { TALK_TIME } from '@think-twice/core/class/round-state'
import { clockText } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { useNow } from '../../../browser/clock.ts'
import buttons from '../../../ui/button.module.css'
import styles from './talk-step.module.css'

const CELLS = 8
/** In ms. Readings of the server's clock differ by so much because of the network; the clock on the wall ignores that. */
const JITTER = 500

type TalkStepProps = {
  clock: TalkClockReading
  /** When the clock was read, in milliseconds since 1970. */
  readAt: number
  onTurn: (isStopped: boolean) => void
}

/** The talk, with a clock that can be stopped. Its end changes nothing: the teacher moves the round on. */
export function TalkStep({ clock, readAt, onTurn }: TalkStepProps) {
  const left = useTimeLeft(clock, readAt)
  const gone = Math.floor((CELLS * (TALK_TIME - left)) / TALK_TIME)
  return (
    <>
      <h2>Find somebody who chose differently.</h2>
      <h2 className={styles.quiet}>Who convinces whom?</h2>
      <p className={styles.tick} role="timer">
        {clockText(Math.ceil(left / 1000))}
      </p>
      <div className={styles.clock} aria-hidden="true">
        {[...Array(CELLS).keys()].map((cell) => (
          <i key={cell} data-gone={cell < gone || undefined} />
        ))}
      </div>
      <button type="button" className={buttons.small} onClick={() => onTurn(!clock.isStopped)}>
        {clock.isStopped ? 'Go on' : 'Stop the clock'}
      </button>
    </>
  )
}

/** Milliseconds left, counted down between two readings of the server's clock. */
function useTimeLeft({ left, isStopped }: TalkClockReading, readAt: number): number {
  const now = useNow(250)
  const [end, setEnd] = useState(readAt + left)
  if (isStopped) return left
  if (Math.abs(readAt + left - end) > JITTER) setEnd(readAt + left)
  return Math.max(0, end - Math.max(now, readAt))
}
