import { type ReactNode, useId } from 'react'
import inks from '../../ui/two-ink-sheet.module.css'
import next from './next-step.module.css'
import styles from './step-sheet.module.css'

type StepSheetProps = {
  /** 'Next', or what the sheet is about. */
  kind: string
  detail?: string
  title: string
  children: ReactNode
}

/** The one thing to do next, on the only sheet of the page and with its only primary button. */
export function StepSheet({ kind, detail, title, children }: StepSheetProps) {
  const id = useId()
  return (
    <section className={inks.narrow} aria-labelledby={id}>
      <div className={next.sheet}>
        <p className={next.kind}>
          <b>{kind}</b>
          {detail && <span>{detail}</span>}
        </p>
        <h2 id={id}>{title}</h2>
        <div className={styles.text}>{children}</div>
      </div>
    </section>
  )
}

/** The sheet's buttons. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className={next.actions}>{children}</div>
}
