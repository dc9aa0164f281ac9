import { type ReactNode, useId } from 'react'
import { DoubleRule } from '../../ui/double-rule.tsx'
import typography from '../../ui/text.module.css'
import styles from './block.module.css'

type BlockProps = {
  title: string
  aside?: ReactNode
  isMajor?: boolean
  /** Even larger than a major block's heading: for the two headwords of the page. */
  isHeadword?: boolean
  children: ReactNode
}

/** A part of the page under the double rule; a major one has a larger heading and more room above. */
export function Block({ title, aside, isMajor = false, isHeadword = false, children }: BlockProps) {
  const id = useId()
  return (
    <section className={isHeadword ? styles.headword : isMajor ? styles.major : undefined} aria-labelledby={id}>
      <DoubleRule />
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={typography.fine}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
