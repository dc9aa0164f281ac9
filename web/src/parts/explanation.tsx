import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { PenArrow } from '../ui/pen-arrow.tsx'
import typography from '../ui/text.module.css'
import styles from './explanation.module.css'

/** Why an answer is right, as a note in pen. */
export function Explanation({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.explanation, className)}>
      <PenArrow />
      <p>
        <span className={typography.visuallyHidden}>Explanation: </span>
        {children}
      </p>
    </div>
  )
}
