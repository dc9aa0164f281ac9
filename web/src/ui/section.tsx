import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'
import typography from './text.module.css'

const SIZES = { small: undefined, medium: styles.medium, large: styles.large } as const

type SectionProps = {
  title: string
  /** Of the heading; the larger, the more room above the section. */
  size?: keyof typeof SIZES
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the page that opens with the double rule and a heading. */
export function Section({ title, size = 'small', aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={SIZES[size]} aria-labelledby={id}>
      <DoubleRule />
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={typography.fine}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** The line that opens a major block. */
export function DoubleRule({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.doubleRule, className)} />
}
