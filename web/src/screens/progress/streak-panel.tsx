import { streakBonus } from '@think-twice/core/activity/streak'
import { countText } from '@think-twice/core/rewards/points'
import { counted } from '@think-twice/core/wording/counted'
import { ActivityCalendar } from './activity-calendar.tsx'
import { BonusRule } from './bonus-rule.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { Skeleton } from './skeleton.tsx'
import type { Learner } from './use-learner.ts'

const NO_STREAK = 'Complete a quiz today to start your learning streak!'

/** The streak, what it is worth, and half a year of days. */
export function StreakPanel({ learner: { isPending, streak, results, tryAgain } }: { learner: Learner }) {
  if (isPending) {
    return (
      <div className="streak">
        <Skeleton className="streak__waiting" />
        <Skeleton className="streak__waiting" />
      </div>
    )
  }
  if (!streak || !results) return <NothingYet onTryAgain={tryAgain}>{NO_STREAK}</NothingYet>
  const { currentStreak, longestStreak } = streak
  return (
    <div className="streak">
      <div>
        <h2 className="vh">Current streak</h2>
        {currentStreak === 0 ? (
          <NothingYet>{NO_STREAK}</NothingYet>
        ) : (
          <p className="score streak__days">
            {countText(currentStreak)}
            <small>{currentStreak === 1 ? 'day' : 'days'}</small>
          </p>
        )}
        <dl className="streak__facts">
          <div>
            <dt>Longest streak</dt>
            <dd>{counted(longestStreak, 'day')}</dd>
          </div>
          <div>
            <dt>Bonus points</dt>
            <dd>{countText(streakBonus(currentStreak))}</dd>
          </div>
        </dl>
        <BonusRule currentStreak={currentStreak} />
      </div>
      <ActivityCalendar results={results} activeDays={streak.activeDays} />
    </div>
  )
}
