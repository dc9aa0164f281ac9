import type { TalkClockReading, TeachersScenario, Votes } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { TALK_TIME } from '@think-twice/core/class/round-state'
import { fewestForSplit, isAgreed, SMALLEST_CELL, splitOf } from '@think-twice/core/class/votes'
import { areActs } from '@think-twice/core/wording/acts'
import { clockText } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { joinAddress } from '../../../addresses.ts'
import { useNow } from '../../../browser/clock.ts'
import { fullAddress } from '../../../browser/device.ts'
import { Ballot, surenessLabel, votedCells } from '../../../parts/ballot.tsx'
import { optionLetter } from '../../../parts/question/options.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { optionText, shortAddress } from '../class-words.ts'
import { barsOf } from '../round/vote-bars.tsx'
import door from './door.module.css'
import styles from './wall.module.css'

const WHO_SEES = {
  anonymous: 'No name, no account. Your teacher sees how the class answered, never who answered what.',
  named:
    'No account: your seat code is on your card. Your teacher sees what you answer in this class, and nothing else about you.',
} as const

/** The instructions for joining, large enough to be read from ten meters away. */
export function Door({ classroom }: { classroom: TeachersClass }) {
  const link = fullAddress(joinAddress(classroom.code))
  return (
    <div className={door.door}>
      <div>
        <h2>Take a seat</h2>
        <p className={door.address}>{shortAddress()}</p>
        <p className={door.code}>{spacedCode(classroom.code)}</p>
        <p className={door.who}>
          {classroom.isOpen ? WHO_SEES[classroom.kind] : 'The door is closed: only those who have a seat get in.'}
        </p>
      </div>
      <div className={door.qr}>
        <QrCode text={link} label={`QR code of ${link}`} />
      </div>
    </div>
  )
}

/** The question and its options, for a silent vote. */
export function VoteStep({
  scenario: { ask, options, conceptId },
  isAgain,
}: {
  scenario: TeachersScenario
  isAgain: boolean
}) {
  return (
    <>
      {isAgain && <p className={styles.lead}>The same scenario. Vote once more, silently.</p>}
      <p className={styles.ask}>{ask}</p>
      <ol className={classNames(styles.options, areActs(options) && styles.acts)}>
        {[...options.entries()].map(([index, option]) => (
          <li key={option}>
            <b>{optionLetter(index)}</b>
            <span>{optionText(option, conceptId)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The fewest answers that a full line stands for, so that the cells of a few votes don’t grow huge. */
const SMALLEST_SCALE = 14

/** The first vote as bars, the longest first, without names or key, so that nobody can follow the crowd. */
export function SplitStep({ kind, votes }: { kind: SeatKind; votes: Votes }) {
  const split = splitOf(votes)
  if (votes.nearlyAll !== undefined) return <h2>Nearly all of you agree.</h2>
  if (!split) {
    const fewest = fewestForSplit(kind)
    return (
      <>
        <h2>No split to show.</h2>
        <p className={styles.lead}>
          {votes.count < fewest
            ? `It takes ${fewest} answers.`
            : `In a class without names no bar stands for fewer than ${SMALLEST_CELL} answers.`}
        </p>
      </>
    )
  }
  const bars = barsOf(votes).sort((one, other) => other.count - one.count)
  const [most = 0] = split
  return (
    <>
      <h2>{isAgreed(votes) ? 'Nearly all of you agree.' : 'You don’t agree.'}</h2>
      <ul className={styles.bars} style={customProperties({ '--longest': Math.max(SMALLEST_SCALE, most) })}>
        {bars.map(({ options, count, bySureness }) => (
          <li key={options.join(' ')}>
            <b>{count}</b>
            <Ballot
              cells={votedCells(count, bySureness)}
              label={bySureness && count > 0 ? surenessLabel(bySureness) : `${count} answers`}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

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
      <h2 className={styles.aside}>Who convinces whom?</h2>
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

/** The end of a round. The results are opened by the teacher, who may first take them off the projector. */
export function RoundOver({ onReport }: { onReport: () => void }) {
  return (
    <div className={styles.over}>
      <h2>That’s the round.</h2>
      <p className={styles.lead}>Talk moves votes. The next argument shows what stayed.</p>
      <div>
        <button type="button" className={buttons.primary} onClick={onReport}>
          Open the results
        </button>
      </div>
      <p className={styles.aside}>For you alone: take the wall off the projector first.</p>
    </div>
  )
}
