import type { LearningPath } from '@think-twice/core/rewards/learning-paths'
import { useStartPath } from '../../data/learning-paths.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './start-path-button.module.css'

type StartPathButtonProps = { path: LearningPath; userId: number; onStarted: () => void }

/** Starts the path. A failure is only logged; the button can be pressed again. */
export function StartPathButton({ path: { pathType, name, steps }, userId, onStarted }: StartPathButtonProps) {
  const start = useStartPath(userId)
  return (
    <button
      type="button"
      className={classNames(buttons.button, styles.start)}
      aria-label={`Start path: ${name}`}
      aria-busy={start.isPending}
      disabled={start.isPending}
      onClick={() => start.mutate({ pathType, totalSteps: steps.length }, { onSuccess: onStarted })}
    >
      Start path
    </button>
  )
}
