import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './insight-line.module.css'

/** A picture behind its one sentence: the line opens in place, and only then is the picture made. */
export function InsightLine({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.line} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <h3>{title}</h3>
        <span>{sentence}</span>
        <Icon name="arrowRight" />
      </summary>
      {wasOpened && <div className={styles.opened}>{children}</div>}
    </details>
  )
}
