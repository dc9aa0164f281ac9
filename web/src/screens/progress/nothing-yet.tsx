import { Link } from 'wouter'
import { EmptyState } from '../../ui/empty-state.tsx'
import { startAddress } from '../session/session-address.ts'

type NothingYetProps = {
  children?: string
  /** Given when it could not be loaded. */
  onTryAgain?: () => unknown
}

/** There is nothing to show yet, or it could not be loaded. */
export function NothingYet({
  children = 'Complete some quizzes to see your progress here!',
  onTryAgain,
}: NothingYetProps) {
  return (
    <EmptyState
      onTryAgain={onTryAgain}
      action={
        <Link className="btn btn--sm" href={startAddress('standard')}>
          Take a Standard Quiz
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
