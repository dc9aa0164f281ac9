import type { RoundEnd } from '@think-twice/core/practice/round-end'
import { cellsLine } from '@think-twice/core/practice/round-lines'
import { CellMeanings, questionCell } from '../../../parts/question/question-cells.tsx'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import styles from './round-cells.module.css'

/** Cells in a row: as many as fit across a phone. */
const A_ROW = 8

const MEANINGS = [
  ['fallacy', 'fallacy, right'],
  ['bias', 'bias, right'],
  ['sound', 'sound, accepted'],
  ['open', 'to look at again'],
] as const

/** One cell is one question: right ones are printed, those that need another look stay open. */
export function RoundCells({ cells }: { cells: RoundEnd['cells'] }) {
  const shown = cells.map(({ look, isRight }) => (isRight ? look : 'open'))
  return (
    <>
      <p
        className={styles.cells}
        style={customProperties({ '--columns': columnsOf(shown.length, A_ROW) })}
        role="img"
        aria-label={cellsLine(cells)}
      >
        {[...shown.entries()].map(([place, look]) => (
          <i key={place} className={questionCell(look)} style={customProperties({ '--place': place })}>
            {place + 1}
          </i>
        ))}
      </p>
      <CellMeanings of={MEANINGS.filter(([look]) => shown.includes(look))} isHidden />
    </>
  )
}
