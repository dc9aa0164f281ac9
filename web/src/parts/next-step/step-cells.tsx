import type { NextStep } from '@think-twice/core/next-step/next-step'
import { PURPOSES, type Purpose } from '@think-twice/core/practice/plan-round'
import { Cells } from '../../ui/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './step-cells.module.css'

type RoundStep = Exclude<NextStep, { action: 'resume' }>

const GROUP: Readonly<Record<Purpose, (count: number) => string>> = {
  due: (count) => `${count} due`,
  pair: () => 'the pair',
  new: (count) => `${count} new`,
  mixed: () => 'mixed',
}

/** The round as cells, by why its concepts are asked; nobody knows beforehand which of its scenarios are sound. */
export function StepCells({ step: { action, cells, cellsLabel } }: { step: RoundStep }) {
  const groups = PURPOSES.map((purpose) => ({ purpose, own: cells.filter((cell) => cell.purpose === purpose) }))
  return (
    <div className={styles.cells} role="img" aria-label={cellsLabel}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ purpose, own }) => (
          <div key={purpose} className={styles.group}>
            <div className={classNames(styles.row, action === 'first round' && styles.open)}>
              {own.map(({ type }, place) =>
                action === 'first round' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
                  <i key={place} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
                  <Cells key={place} types={[type]} />
                ),
              )}
            </div>
            {action === 'round' && <span>{GROUP[purpose](own.length)}</span>}
          </div>
        ))}
    </div>
  )
}
