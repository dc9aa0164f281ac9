import type { Votes } from '@think-twice/contract/classes'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { fewestForSplit, isAgreed, SMALLEST_CELL, splitOf } from '@think-twice/core/class/votes'
import { Ballot, surenessLabel, votedCells } from '../../../parts/ballot.tsx'
import { customProperties } from '../../../ui/custom-properties.ts'
import { barsOf } from '../round/vote-bars.tsx'
import styles from './wall.module.css'

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
