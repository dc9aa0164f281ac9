import type { ReactNode } from 'react'
import { LateFold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './insight-line.module.css'

/** A picture behind its one sentence: the line opens in place, and the picture is made only then. */
export function InsightLine({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  const line = (
    <>
      <h3>{title}</h3>
      <span>{sentence}</span>
      <Icon name="arrowRight" />
    </>
  )
  return (
    <LateFold className={styles.line} summary={line}>
      <div className={styles.opened}>{children}</div>
    </LateFold>
  )
}
