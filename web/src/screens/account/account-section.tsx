import { type ReactNode, useId } from 'react'
import { PenArrow } from '../../ui/pen.tsx'
import styles from './account-section.module.css'

/** One topic of the account: its label at the left, what can be done, and sometimes a note in the margin. */
export function AccountSection({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode | ((titleId: string) => ReactNode)
}) {
  const id = useId()
  return (
    <section className={styles.leaf} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.matter}>{typeof children === 'function' ? children(id) : children}</div>
      {note && (
        <p className={styles.note}>
          <PenArrow />
          <span>{note}</span>
        </p>
      )}
    </section>
  )
}
