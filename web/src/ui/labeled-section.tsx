import { type ReactNode, useId } from 'react'
import styles from './labeled-section.module.css'

/** One part of a form or of a long page: its label at the left, what can be done at the right. */
export function LabeledSection({
  title,
  isGroup = false,
  children,
}: {
  title: string
  /** The label names everything at its right. */
  isGroup?: boolean
  children: ReactNode | ((titleId: string) => ReactNode)
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={isGroup ? id : undefined}>
      <h2 id={id}>{title}</h2>
      <div>{typeof children === 'function' ? children(id) : children}</div>
    </section>
  )
}
