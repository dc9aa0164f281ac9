import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import buttons from '../../ui/button.module.css'

type NothingYetProps = {
  className?: string | undefined
  children?: string
  /** Given if loading failed; 'Try again' calls it. */
  onTryAgain?: () => void
}

/** Says that there is nothing to show yet, or that it could not be loaded. */
export function NothingYet({
  className,
  children = 'Complete some quizzes to see your progress here!',
  onTryAgain,
}: NothingYetProps) {
  return (
    <EmptyState
      className={className}
      onTryAgain={onTryAgain}
      action={
        <Link className={buttons.small} href={startAddress('standard')}>
          Take a Standard Quiz
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
