import type { ItemType } from '@think-twice/core/vocabulary'
import { Cell, CellLine, Legend } from '../../../ui/cells.tsx'

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
  return <CellLine types={answers.map((isRight) => (isRight ? type : 'open'))} label={`${which}: ${told}`} />
}

/** The meaning of the cells. */
export function AnswerKey() {
  return (
    <Legend>
      <span>
        <Cell type="fallacy" />
        <Cell type="bias" />
        filled: right
      </span>
      <span>
        <Cell type="open" />
        empty: missed
      </span>
      <span>oldest first</span>
    </Legend>
  )
}
