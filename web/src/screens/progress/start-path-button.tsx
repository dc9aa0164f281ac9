import type { LearningPath } from '@think-twice/core/rewards/learning-paths'
import { useStartPath } from '../../data/learning-paths.ts'

type StartPathButtonProps = { path: LearningPath; userId: number; onStarted: () => void }

/** Starts the path. A failure is only logged, and the button can be pressed again. */
export function StartPathButton({ path: { pathType, name, steps }, userId, onStarted }: StartPathButtonProps) {
  const start = useStartPath(userId)
  return (
    <button
      type="button"
      className="btn mt-5"
      aria-label={`Start path: ${name}`}
      aria-busy={start.isPending}
      disabled={start.isPending}
      onClick={() => start.mutate({ pathType, totalSteps: steps.length }, { onSuccess: onStarted })}
    >
      Start path
    </button>
  )
}
