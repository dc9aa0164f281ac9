import type { RoundEnd } from '@think-twice/core/practice/round-end'
import { cellsLine } from '@think-twice/core/wording/round-lines'
import styles from './round-cells.module.css'

const PRINTED = { fallacy: styles.fallacy, bias: styles.bias, sound: styles.sound } as const
const MEANING = { fallacy: 'fallacy, right', bias: 'bias, right', sound: 'sound, accepted' } as const

/** One cell is one question: what was right is printed, what is to be looked at again stays open. Numbers stand under them. */
export function RoundCells({ cells }: { cells: RoundEnd['cells'] }) {
  const kinds = (['fallacy', 'bias', 'sound'] as const).filter((kind) =>
    cells.some((cell) => cell.isRight && cell.kind === kind),
  )
  return (
    <>
      <p className={styles.cells} role="img" aria-label={cellsLine(cells)}>
        {cells.map(({ kind, isRight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
          <i key={index} className={isRight ? PRINTED[kind] : styles.open}>
            <b>{index + 1}</b>
          </i>
        ))}
      </p>
      <p className={styles.key} aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind}>
            <i className={PRINTED[kind]} />
            {MEANING[kind]}
          </span>
        ))}
        {cells.some(({ isRight }) => !isRight) && (
          <span>
            <i className={styles.open} />
            to look at again
          </span>
        )}
      </p>
    </>
  )
}
