import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { masteredCount } from '@think-twice/core/learning/mastery'
import { achievementStandings, evidenceSoFar, nextAchievement } from '@think-twice/core/rewards/achievement-standings'
import { completedPaths } from '@think-twice/core/rewards/learning-paths'
import { totalPoints } from '@think-twice/core/rewards/points'
import { streakBonus } from '@think-twice/core/rewards/streak-bonus'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { counted, wordFor } from '@think-twice/core/wording/counted'
import { countText } from '@think-twice/core/wording/number-text'
import type { ReactNode } from 'react'
import { Figure, Figures } from '../../ui/figures.tsx'
import type { Learner } from './use-learner.ts'

export function Totals({ learner }: { learner: Learner }) {
  return (
    <Figures label="Totals" top={8} large>
      <Points learner={learner} />
      <CurrentStreak learner={learner} />
      <Achievements learner={learner} />
      <Mastered learner={learner} />
    </Figures>
  )
}

type TotalProps = { title: string; isPending: boolean; unit?: string; note?: string | undefined; children?: ReactNode }

/** No children means that the number could not be loaded. */
function Total({ title, isPending, unit, note, children }: TotalProps) {
  const isKnown = children !== undefined
  const number = (
    <>
      {children ?? '–'} {unit && isKnown && <small>{unit}</small>}
    </>
  )
  return (
    <Figure
      title={title}
      level="h2"
      number={number}
      line={isKnown ? note : 'Couldn’t be loaded'}
      isPending={isPending}
    />
  )
}

function Points({ learner: { isPending, achievements, streak, paths } }: { learner: Learner }) {
  if (!achievements || !streak || !paths) return <Total title="Total Points" isPending={isPending} />
  const held = ACHIEVEMENTS.filter(({ id }) => achievements.some(({ achievementId }) => achievementId === id))
  const { currentStreak } = streak
  const points = totalPoints(held, currentStreak, completedPaths(LEARNING_PATHS, paths))
  return (
    <Total
      title="Total Points"
      isPending={isPending}
      note={`${countText(streakBonus(currentStreak))} from this streak`}
    >
      {countText(points)}
    </Total>
  )
}

function CurrentStreak({ learner: { isPending, streak } }: { learner: Learner }) {
  if (!streak) return <Total title="Current Streak" isPending={isPending} />
  const { currentStreak, longestStreak } = streak
  return (
    <Total
      title="Current Streak"
      isPending={isPending}
      unit={wordFor(currentStreak, 'day')}
      note={`Longest ${counted(longestStreak, 'day')}`}
    >
      {countText(currentStreak)}
    </Total>
  )
}

function Achievements({ learner: { isPending, achievements, results, progress, streak } }: { learner: Learner }) {
  if (!achievements || !results || !progress || !streak) return <Total title="Achievements" isPending={isPending} />
  const evidence = evidenceSoFar({ results, progress, longestStreak: streak.longestStreak })
  const standings = achievementStandings(ACHIEVEMENTS, achievements, evidence)
  const next = nextAchievement(standings)
  return (
    <Total
      title="Achievements"
      isPending={isPending}
      unit={`of ${ACHIEVEMENTS.length}`}
      note={next ? `Next: ${next.name}` : 'Nothing left to earn'}
    >
      {standings.filter(({ earnedAt }) => earnedAt !== null).length}
    </Total>
  )
}

function Mastered({ learner: { isPending, progress } }: { learner: Learner }) {
  if (!progress) return <Total title="Mastered" isPending={isPending} />
  const fallacies = masteredCount(progress, 'logical-fallacies')
  const biases = masteredCount(progress, 'cognitive-biases')
  return (
    <Total
      title="Mastered"
      isPending={isPending}
      unit={`of ${CONCEPTS.length}`}
      note={`${counted(fallacies, 'fallacy', 'fallacies')}, ${counted(biases, 'bias', 'biases')}`}
    >
      {fallacies + biases}
    </Total>
  )
}
