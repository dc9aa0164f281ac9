import type { RoundEnd } from '@think-twice/core/practice/round-end'
import { cellsLine } from '@think-twice/core/practice/round-lines'
import cells from '../../../parts/question/printed-cells.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import styles from './round-cells.module.css'

/** Cells in a row: as many as fit across a phone. */
const A_ROW = 8

const PRINTED = { fallacy: cells.fallacy, bias: cells.bias, sound: cells.sound } as const
const MEANING = { fallacy: 'fallacy, right', bias: 'bias, right', sound: 'sound, accepted' } as const

/** One cell is one question: right ones are printed, those that need another look stay open. Numbers go below them. */
export function RoundCells({ cells: shown }: { cells: RoundEnd['cells'] }) {
  const looks = (['fallacy', 'bias', 'sound'] as const).filter((look) =>
    shown.some((cell) => cell.isRight && cell.look === look),
  )
  return (
    <>
      <p
        className={styles.cells}
        style={customProperties({ '--columns': columnsOf(shown.length, A_ROW) })}
        role="img"
        aria-label={cellsLine(shown)}
      >
        {shown.map(({ look, isRight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
          <i key={index} className={classNames(cells.cell, isRight ? PRINTED[look] : cells.open)}>
            {index + 1}
          </i>
        ))}
      </p>
      <p className={cells.key} aria-hidden="true">
        {looks.map((look) => (
          <span key={look}>
            <i className={PRINTED[look]} />
            {MEANING[look]}
          </span>
        ))}
        {shown.some(({ isRight }) => !isRight) && (
          <span>
            <i className={cells.open} />
            to look at again
          </span>
        )}
      </p>
    </>
  )
}
