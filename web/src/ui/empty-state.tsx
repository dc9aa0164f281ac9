import '../styles/empty-state.css'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** The sentence of the empty list. */
  children: string
  /** Green cells instead of outlined ones: there is nothing here, and that is good news. */
  isGood?: boolean
  /** What to do about it. */
  action?: ReactNode
  /** Given when the list could not be loaded; 'Try again' calls it. */
  onTryAgain?: (() => unknown) | undefined
}

const CELLS = Array.from({ length: 12 }, (_, index) => index)

/** A row of cells waiting to be filled, one sentence and one action. A list that could not be loaded shows the same. */
export function EmptyState({ children, isGood = false, action, onTryAgain }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="cells" aria-hidden="true">
        {CELLS.map((cell) => (
          <i key={cell} className={`cell ${isGood && !onTryAgain ? 'cell--ok' : 'cell--o'}`} />
        ))}
      </div>
      <p>{children}</p>
      {onTryAgain ? (
        <button type="button" className="btn btn--sm" onClick={() => onTryAgain()}>
          Try again
        </button>
      ) : (
        action
      )}
    </div>
  )
}
