import { type CellKind, Cells } from '../../../ui/cells.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './answer-cells.module.css'

type AnswerCellsProps = {
  /** Right or missed, oldest first. */
  answers: readonly boolean[]
  kind: CellKind
  /** How many there were in all; only the latest are drawn. */
  total: number
}

/** The answers about a concept as cells: printed is right, open is missed. */
export function AnswerCells({ answers, kind, total }: AnswerCellsProps) {
  const told = answers.map((isRight) => (isRight ? 'right' : 'missed')).join(', ')
  const which = answers.length < total ? `The latest ${answers.length}, oldest first` : 'Oldest first'
  return (
    <div className={styles.answers} role="img" aria-label={`${which}: ${told}`}>
      {answers.map((isRight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
        <AnswerCell key={index} isRight={isRight} kind={kind} />
      ))}
    </div>
  )
}

function AnswerCell({ isRight, kind }: { isRight: boolean; kind: CellKind }) {
  return isRight ? (
    <span className={styles.cell}>
      <Cells kinds={[kind]} />
    </span>
  ) : (
    <i className={classNames(styles.cell, styles.missed)} />
  )
}

/** What the cells mean. */
export function AnswerKey() {
  return (
    <div className={styles.key}>
      <span>
        <AnswerCell isRight kind="fallacy" />
        <AnswerCell isRight kind="bias" />
        filled: right
      </span>
      <span>
        <AnswerCell isRight={false} kind="fallacy" />
        empty: missed
      </span>
      <span>oldest first</span>
    </div>
  )
}
