import { useId } from 'react'
import { Link } from 'wouter'
import buttons from '../../../ui/button.module.css'
import { type CellKind, Cells } from '../../../ui/cells.tsx'
import { Icon } from '../../../ui/icon.tsx'
import typography from '../../../ui/text.module.css'
import { useTellApart } from '../insights/use-tell-apart.ts'
import { PenNote } from '../plots/said.tsx'
import styles from './next-sheet.module.css'
import type { NextStep } from './next-step.ts'
import { UnfinishedRows } from './unfinished-rows.tsx'

/** How many open cells stand for a first practice. */
const FIRST_CELLS = [0, 1, 2, 3, 4, 5] as const

/** The one thing to do next, on the only sheet of the page and with its only primary button. */
export function NextSheet({ step, now }: { step: NextStep; now: number }) {
  const id = useId()
  return (
    <section className={styles.next} aria-labelledby={id}>
      <div className={styles.sheet}>
        <p className={styles.kind}>
          <b>Next</b>
          <span>about {step.minutes} minutes</span>
        </p>
        <h2 id={id}>{step.title}</h2>
        <p className={styles.why}>{step.why}</p>
        <StepCells cells={step.cells} text={step.cellsText} />
        {step.pair && <PairNote pair={step.pair} />}
        <div className={styles.go}>
          <Link className={buttons.primary} href={step.href}>
            {step.button} <Icon name="arrowRight" />
          </Link>
          <span className={typography.small}>{step.note}</span>
        </div>
        <UnfinishedRows now={now} />
      </div>
    </section>
  )
}

function StepCells({ cells, text }: { cells: readonly CellKind[] | null; text: string }) {
  if (cells === null) {
    return (
      <div className={styles.open} role="img" aria-label={text}>
        {FIRST_CELLS.map((cell) => (
          <i key={cell} />
        ))}
      </div>
    )
  }
  if (cells.length === 0) return null
  return (
    <div className={styles.cells}>
      <Cells kinds={cells} />
      <p>{text}</p>
    </div>
  )
}

function PairNote({ pair: { one, other } }: { pair: { one: string; other: string } }) {
  const question = useTellApart(one, other)
  if (question === null) return null
  return (
    <div className={styles.note}>
      <PenNote ink="both">To tell them apart, ask: {question}</PenNote>
    </div>
  )
}
