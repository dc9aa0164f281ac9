import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { TryAgain } from '../ui/loading.tsx'
import { Cells } from './cells.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  className?: string | undefined
  /** The sentence shown for an empty list. */
  children: string
  /** Green cells instead of outlined ones: nothing is here, and that is good news. */
  isGood?: boolean
  /** A link or button that leads on. */
  action?: ReactNode
  /** Given if the list could not be loaded; 'Try again' calls it. */
  onTryAgain?: (() => void) | undefined
}

/** A row of cells waiting to be filled, one sentence and one action. A list that could not be loaded shows the same. */
export function EmptyState({ className, children, isGood = false, action, onTryAgain }: EmptyStateProps) {
  return (
    <div className={classNames(styles.emptyState, className)}>
      <Cells types={Array.from({ length: 12 }, () => (isGood && !onTryAgain ? 'good' : 'open'))} />
      <p>{children}</p>
      {onTryAgain ? <TryAgain onTryAgain={onTryAgain} /> : action}
    </div>
  )
}
