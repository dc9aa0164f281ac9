import type { Day } from '@think-twice/core/activity/days'
import { bridgedDays } from '@think-twice/core/activity/streak'
import { streakBonus } from '@think-twice/core/rewards/streak-bonus'
import { counted, wordFor } from '@think-twice/core/wording/counted'
import { listText } from '@think-twice/core/wording/list-text'
import { countText } from '@think-twice/core/wording/number-text'
import { NO_STREAK, REST_DAY_EARNED, REST_DAY_RULE } from '@think-twice/core/wording/streak-words'
import type { StreakReading } from '../../data/streak.ts'
import { dayText } from '../../parts/date-text.ts'
import { classNames } from '../../ui/class-names.ts'
import numeral from '../../ui/numeral.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import typography from '../../ui/text.module.css'
import { ActivityCalendar } from './activity-calendar.tsx'
import { BonusRule } from './bonus-rule.tsx'
import { NothingYet } from './nothing-yet.tsx'
import styles from './streak-panel.module.css'
import type { Learner } from './use-learner.ts'

/** The streak, what it is worth, and half a year of days. */
export function StreakPanel({ learner: { isPending, streak, results, tryAgain } }: { learner: Learner }) {
  if (isPending) {
    return (
      <div className={styles.columns}>
        <Skeleton className={styles.columnBlock} />
        <Skeleton className={styles.columnBlock} />
      </div>
    )
  }
  if (!streak || !results) return <NothingYet onTryAgain={tryAgain}>{NO_STREAK}</NothingYet>
  const { currentStreak, longestStreak } = streak
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={typography.visuallyHidden}>Current streak</h2>
        {currentStreak === 0 ? (
          <NothingYet>{NO_STREAK}</NothingYet>
        ) : (
          <p className={classNames(numeral.numeral, styles.days)}>
            {countText(currentStreak)}
            <small>{wordFor(currentStreak, 'day')}</small>
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>Longest streak</dt>
            <dd>{counted(longestStreak, 'day')}</dd>
          </div>
          <div>
            <dt>Bonus points</dt>
            <dd>{countText(streakBonus(currentStreak))}</dd>
          </div>
        </dl>
        <RestDay streak={streak} />
        <BonusRule currentStreak={currentStreak} />
      </div>
      <ActivityCalendar results={results} activeDays={streak.activeDays} restDays={restDaysShown(streak)} />
    </div>
  )
}

/** The rest days to show in the calendar: those of the current streak, and earlier ones between active days. */
function restDaysShown({ restDays, activeDays }: StreakReading): Day[] {
  return [...new Set([...restDays, ...bridgedDays(activeDays)])]
}

/** The rest days of this streak, or how one is earned. */
function RestDay({ streak: { restDays, hasRestEarned } }: { streak: StreakReading }) {
  const taken = restDays.map(dayText)
  return (
    <p className={classNames(typography.small, styles.rest)}>
      {taken.length > 0 &&
        `${listText(taken)} ${wordFor(taken.length, 'was a rest day', 'were rest days')}: no day added, no streak broken. `}
      {hasRestEarned ? REST_DAY_EARNED : REST_DAY_RULE}
    </p>
  )
}
