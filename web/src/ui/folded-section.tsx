import { type ReactNode, useId, useState } from 'react'
import styles from './folded-section.module.css'
import { Icon } from './icon.tsx'
import section from './section.module.css'
import { DoubleRule } from './section.tsx'
import typography from './text.module.css'

type FoldedSectionProps = {
  title: string
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  /** Starts open from 640 px on; folded otherwise. */
  opensWhenWide?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of the page that opens below its heading. It is in the page: the browser's own search finds and opens it. */
export function FoldedSection({ title, aside, opensWhenWide = false, className, children }: FoldedSectionProps) {
  const id = useId()
  const [isOpen] = useState(() => opensWhenWide && matchMedia('(min-width: 40rem)').matches)
  return (
    <section className={className} aria-labelledby={id}>
      <DoubleRule />
      <details className={styles.folded} open={isOpen}>
        <summary className={section.head}>
          <h3 id={id}>{title}</h3>
          {aside && <span className={typography.fine}>{aside}</span>}
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </section>
  )
}
