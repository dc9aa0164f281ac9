import { classNames } from '../../ui/class-names.ts'
import styles from './question-cells.module.css'

/** Printed in the ink of the concept, or as sound, if the question was answered right; open if it was missed. */
export type CellLook = 'fallacy' | 'bias' | 'sound' | 'open'

const LOOKS: Readonly<Record<CellLook | 'printed', string | undefined>> = {
  fallacy: styles.fallacy,
  bias: styles.bias,
  sound: styles.sound,
  open: styles.open,
  printed: styles.printed,
}

/** The class of a cell that stands for one question; its number goes below it. */
export function questionCell(look: CellLook): string | undefined {
  return classNames(styles.cell, LOOKS[look])
}

/** Says what the cells mean. A cell that is 'printed' stands for all inks. */
export function CellMeanings({
  of,
  isHidden,
}: {
  of: readonly (readonly [keyof typeof LOOKS, string])[]
  isHidden?: true
}) {
  return (
    <p className={styles.key} aria-hidden={isHidden}>
      {of.map(([look, meaning]) => (
        <span key={look}>
          <i className={LOOKS[look]} aria-hidden="true" />
          {meaning}
        </span>
      ))}
    </p>
  )
}
