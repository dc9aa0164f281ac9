import type { Ink } from '@think-twice/core/practice/round-answers'
import { classNames } from '../../ui/class-names.ts'
import { customProperties } from '../../ui/custom-properties.ts'
import { columnsOf } from '../../ui/even-rows.ts'
import { Row } from '../../ui/layout.tsx'
import styles from './question-map.module.css'
import { reviewId } from './reviewed-question.tsx'

const INKS: Readonly<Record<Ink, string | undefined>> = {
  fallacy: styles.fallacy,
  bias: styles.bias,
  sound: styles.sound,
}

/** Cells in a row: as many as fit across a phone, and across half a wide screen. */
const A_ROW = { narrow: 8, wide: 12 }

/**
 * One cell is one question, and leads to its review: printed in the ink of its concept, or as sound, if it was answered
 * right, and open if it was missed.
 */
export function QuestionMap({ cells }: { cells: readonly { ink: Ink; isRight: boolean }[] }) {
  const columns = {
    '--columns': columnsOf(cells.length, A_ROW.narrow),
    '--columns-wide': columnsOf(cells.length, A_ROW.wide),
  }
  return (
    <>
      <nav className={styles.map} aria-label="Jump to a question" style={customProperties(columns)}>
        {[...cells.entries()].map(([place, { ink, isRight }]) => (
          <a
            key={place}
            href={`#${reviewId(place)}`}
            aria-label={`Question ${place + 1}, ${isRight ? 'correct' : 'incorrect'}`}
            className={classNames(styles.cell, isRight ? INKS[ink] : styles.open)}
            style={customProperties({ '--place': Math.min(place, A_ROW.wide) })}
          >
            {place + 1}
          </a>
        ))}
      </nav>
      <Row as="p" gap={5} rowGap={1} top={3} className={styles.key}>
        {cells.some(({ isRight }) => isRight) && (
          <span>
            <i className={styles.printed} aria-hidden="true" />
            filled: right
          </span>
        )}
        {cells.some(({ isRight }) => !isRight) && (
          <span>
            <i className={styles.open} aria-hidden="true" />
            empty: to review
          </span>
        )}
      </Row>
    </>
  )
}
