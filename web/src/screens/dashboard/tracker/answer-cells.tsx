import type { ItemType } from '@think-twice/core/vocabulary'
import { Cells } from '../../../ui/cells.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './answer-cells.module.css'

type AnswerCellsProps = {
  /** Right or missed, oldest first. */
  answers: readonly boolean[]
  type: ItemType
  /** How many there are in all; only the latest are drawn. */
  total: number
}

/** The answers about a concept as cells: printed means right, open means missed. */
export function AnswerCells({ answers, type, total }: AnswerCellsProps) {
  const told = answers.map((isRight) => (isRight ? 'right' : 'missed')).join(', ')
  const which = answers.length < total ? `The latest ${answers.length}, oldest first` : 'Oldest first'
  return (
    <div className={styles.answers} role="img" aria-label={`${which}: ${told}`}>
      {answers.map((isRight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
        <AnswerCell key={index} isRight={isRight} type={type} />
      ))}
    </div>
  )
}

function AnswerCell({ isRight, type }: { isRight: boolean; type: ItemType }) {
  return isRight ? (
    <span className={styles.cell}>
      <Cells types={[type]} />
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
        <AnswerCell isRight type="fallacy" />
        <AnswerCell isRight type="bias" />
        filled: right
      </span>
      <span>
        <AnswerCell isRight={false} type="fallacy" />
        empty: missed
      </span>
      <span>oldest first</span>
    </div>
  )
}
