import { type ReactNode, useId } from 'react'
import { DoubleRule } from '../../ui/double-rule.tsx'
import typography from '../../ui/text.module.css'
import styles from './block.module.css'

type BlockProps = { title: string; aside?: string | undefined; isMajor?: boolean; children: ReactNode }

/** A part of the page under the double rule; a major one has the larger heading and more room above. */
export function Block({ title, aside, isMajor = false, children }: BlockProps) {
  const id = useId()
  return (
    <section className={isMajor ? styles.major : undefined} aria-labelledby={id}>
      <DoubleRule />
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={typography.fine}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
