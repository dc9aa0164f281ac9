import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { masteredCount } from '@think-twice/core/learning/mastery'
import { achievementStandings, evidenceSoFar, nextAchievement } from '@think-twice/core/rewards/achievements'
import { completedPaths } from '@think-twice/core/rewards/learning-paths'
import { streakBonus, totalPoints } from '@think-twice/core/rewards/points'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { counted, countText, wordFor } from '@think-twice/core/wording/numbers'
import type { ReactNode } from 'react'
import { Figure, Figures } from '../../ui/figures.tsx'
import type { Learner } from './use-learner.ts'

/** The four numbers above the tabs; null stands for one that could not be loaded. */
export function Totals({ learner }: { learner: Learner }) {
  const totals = {
    'Total Points': pointsOf(learner),
    'Current Streak': streakOf(learner),
    Achievements: achievementsOf(learner),
    Mastered: masteredOf(learner),
  }
  return (
    <Figures label="Totals" top={8} large>
      {Object.entries(totals).map(([title, total]) => (
        <Figure key={title} title={title} level="h2" isPending={learner.isPending} {...(total ?? { number: null })} />
      ))}
    </Figures>
  )
}

type Total = { number: ReactNode; unit?: string; line: string } | null

function pointsOf({ achievements, streak, paths }: Learner): Total {
  if (!achievements || !streak || !paths) return null
  const held = ACHIEVEMENTS.filter(({ id }) => achievements.some(({ achievementId }) => achievementId === id))
  const points = totalPoints(held, streak.currentStreak, completedPaths(LEARNING_PATHS, paths))
  return { number: countText(points), line: `${countText(streakBonus(streak.currentStreak))} from this streak` }
}

function streakOf({ streak }: Learner): Total {
  if (!streak) return null
  const { currentStreak, longestStreak } = streak
  return {
    number: countText(currentStreak),
    unit: wordFor(currentStreak, 'day'),
    line: `Longest ${counted(longestStreak, 'day')}`,
  }
}

function achievementsOf({ achievements, results, progress, streak }: Learner): Total {
  if (!achievements || !results || !progress || !streak) return null
  const evidence = evidenceSoFar({ results, progress, longestStreak: streak.longestStreak })
  const standings = achievementStandings(ACHIEVEMENTS, achievements, evidence)
  const next = nextAchievement(standings)
  return {
    number: standings.filter(({ earnedAt }) => earnedAt !== null).length,
    unit: `of ${ACHIEVEMENTS.length}`,
    line: next ? `Next: ${next.name}` : 'Nothing left to earn',
  }
}

function masteredOf({ progress }: Learner): Total {
  if (!progress) return null
  const fallacies = masteredCount(progress, 'logical-fallacies')
  const biases = masteredCount(progress, 'cognitive-biases')
  return {
    number: fallacies + biases,
    unit: `of ${CONCEPTS.length}`,
    line: `${counted(fallacies, 'fallacy', 'fallacies')}, ${counted(biases, 'bias', 'biases')}`,
  }
}
