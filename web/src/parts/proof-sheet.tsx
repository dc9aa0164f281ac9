import { type ReactNode, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import inks from '../ui/two-ink-sheet.module.css'
import styles from './proof-sheet.module.css'

/** An argument on a sheet printed in both inks, with its answer upside down as on a puzzle page. */
export function ProofSheet({ from, answer, children }: { from: string; answer: ReactNode; children: ReactNode }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <figure className={classNames(inks.wide, styles.proof)}>
      <div className={styles.sheet}>
        <figcaption className={styles.from}>{from}</figcaption>
        <ol className={styles.steps}>{children}</ol>
        <div className={styles.rule} />
        <button
          type="button"
          className={styles.answer}
          data-turned={isTurned || undefined}
          onClick={() => setTurned(!isTurned)}
          onMouseLeave={() => setTurned(false)}
          onBlur={() => setTurned(false)}
        >
          <span>{answer}</span>
        </button>
      </div>
    </figure>
  )
}
