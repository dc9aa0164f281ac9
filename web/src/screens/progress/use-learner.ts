import { useAchievements, useLearningPaths, useProgress, useStreak } from '../../data/learning.ts'
import { loadState } from '../../data/query-client.ts'
import { useResultSummaries } from '../../data/quiz-results.ts'

/** Everything the screen shows about one learner; once nothing is pending, undefined means it could not be loaded. */
export function useLearner(userId: number) {
  const results = useResultSummaries(userId)
  const progress = useProgress(userId)
  const streak = useStreak(userId)
  const achievements = useAchievements(userId)
  const paths = useLearningPaths(userId)
  const { isPending, tryAgain } = loadState(results, progress, streak, achievements, paths)
  return {
    userId,
    isPending,
    results: results.data,
    progress: progress.data,
    streak: streak.data,
    achievements: achievements.data,
    paths: paths.data,
    tryAgain,
  }
}

export type Learner = ReturnType<typeof useLearner>
