import { type ReactNode, useId } from 'react'
import { Row } from '../../ui/layout.tsx'
import inks from '../../ui/two-ink-sheet.module.css'
import styles from './next-step.module.css'

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
      <div className={styles.sheet}>
        <p className={styles.kind}>
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
  return (
    <Row gap={5} rowGap={3} top={6} className={styles.actions}>
      {children}
    </Row>
  )
}
