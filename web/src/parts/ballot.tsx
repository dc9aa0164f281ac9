import { SURENESS_WORDS } from '@think-twice/core/learning/calibration'
import { SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import styles from './ballot.module.css'

/** A cell of the ballot: an answer, the fuller the surer it was, or an open cell for one that has not been given. */
export type BallotCell = Sureness | 'open'

type BallotProps = {
  cells: readonly BallotCell[]
  /** For screen readers, in place of the cells. */
  label: string
  /** The ink of the key: only of the right option, and only once the key may be seen. */
  ink?: 'fallacy' | 'bias' | 'sound' | undefined
}

/** One cell for each seat, or for each seat's answer, in ink alone, so that nothing can leak a key by its color. */
export function Ballot({ cells, label, ink }: BallotProps) {
  return (
    <span className={styles.ballot} role="img" aria-label={label} data-type={ink} data-crowd={crowdOf(cells.length)}>
      {[...cells.entries()].map(([place, cell]) => (
        <i key={place} data-cell={cell} />
      ))}
    </span>
  )
}

/** A row takes up to 28; cells of a larger class shrink, so that one cell stays one answer. */
function crowdOf(cells: number): 'many' | undefined {
  return cells > 28 ? 'many' : undefined
}

/** Cells of answers, the surest first; `sure` for all of them where sureness is not shown. */
export function votedCells(count: number, bySureness: Readonly<Record<Sureness, number>> | null): Sureness[] {
  if (bySureness === null) return Array.from({ length: count }, () => 'sure')
  return SURENESS.toReversed().flatMap((sureness) => Array.from({ length: bySureness[sureness] }, () => sureness))
}

/** Cells of seats: filled ones for those who have done something, open ones for the others. */
export function doneCells(done: number, of: number): BallotCell[] {
  return Array.from({ length: Math.max(done, of) }, (_, place) => (place < done ? 'sure' : 'open'))
}

/** '4 sure, 5 fairly sure, 2 a guess'. */
export function surenessLabel(bySureness: Readonly<Record<Sureness, number>>): string {
  return SURENESS.toReversed()
    .filter((sureness) => bySureness[sureness] > 0)
    .map((sureness) => `${bySureness[sureness]} ${SURENESS_WORDS[sureness]}`)
    .join(', ')
}

/** Explains the fill of the cells. */
export function BallotKey() {
  return (
    <p className={styles.key}>
      <span>One cell is one answer:</span>
      {SURENESS.map((sureness) => (
        <span key={sureness}>
          <i data-cell={sureness} aria-hidden="true" />
          {SURENESS_WORDS[sureness]}
        </span>
      ))}
    </p>
  )
}
