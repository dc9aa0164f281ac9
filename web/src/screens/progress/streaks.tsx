import type { Day } from '@think-twice/core/activity/days'
import { bridgedDays, NO_STREAK, REST_DAY_EARNED, REST_DAY_RULE } from '@think-twice/core/activity/streak'
import {
  nextStreakBonus,
  STREAK_BONUS_TIERS,
  streakBonus,
  streakBonusTier,
  tierText,
} from '@think-twice/core/rewards/points'
import { listText } from '@think-twice/core/text'
import { counted, countText, inWords, wordFor } from '@think-twice/core/wording/numbers'
import type { StreakReading } from '../../data/learning.ts'
import { dayText } from '../../parts/date-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Columns, RuledList, Term, TermList } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import { ActivityCalendar } from './activity-calendar.tsx'
import { NothingYet } from './nothing-yet.tsx'
import styles from './streaks.module.css'
import type { Learner } from './use-learner.ts'

/** The streak, the points it earns, and half a year of days. */
export function StreakPanel({ learner: { isPending, streak, results, tryAgain } }: { learner: Learner }) {
  if (isPending) {
    return (
      <Columns third gap={10}>
        <Skeleton className={styles.columnBlock} />
        <Skeleton className={styles.columnBlock} />
      </Columns>
    )
  }
  if (!streak || !results) return <NothingYet onTryAgain={tryAgain}>{NO_STREAK}</NothingYet>
  const { currentStreak, longestStreak } = streak
  return (
    <Columns third gap={10}>
      <div>
        <h2 className={typography.visuallyHidden}>Current streak</h2>
        {currentStreak === 0 ? (
          <NothingYet>{NO_STREAK}</NothingYet>
        ) : (
          <p className={classNames(typography.numeral, styles.days)}>
            {countText(currentStreak)}
            <small>{wordFor(currentStreak, 'day')}</small>
          </p>
        )}
        <TermList top={6} className={styles.facts}>
          <Term name="Longest streak">{counted(longestStreak, 'day')}</Term>
          <Term name="Bonus points">{countText(streakBonus(currentStreak))}</Term>
        </TermList>
        <RestDay streak={streak} />
        <BonusRule currentStreak={currentStreak} />
      </div>
      <ActivityCalendar results={results} activeDays={streak.activeDays} restDays={restDaysShown(streak)} />
    </Columns>
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
    <Text look="small" top={4} className={styles.rest}>
      {`${taken.length === 0 ? '' : `${listText(taken)} ${wordFor(taken.length, 'was a rest day', 'were rest days')}: no day added, no streak broken. `}${hasRestEarned ? REST_DAY_EARNED : REST_DAY_RULE}`}
    </Text>
  )
}

/** The rule by which a streak earns points, with the current tier marked. */
function BonusRule({ currentStreak }: { currentStreak: number }) {
  const reached = streakBonusTier(currentStreak)
  const next = nextStreakBonus(currentStreak)
  return (
    <>
      <h3 className={styles.bonus}>How the bonus works</h3>
      <p className={typography.small}>
        Each day you finish a quiz or practice keeps your streak going. From {inWords(STREAK_BONUS_TIERS[0].from)} days
        on, every day of it earns points.{' '}
        {next &&
          `${wayToNext(currentStreak, next.inDays)}, and every day of the streak is worth ${next.tier.pointsPerDay} points.`}
      </p>
      <RuledList top={3} className={styles.tiers}>
        {STREAK_BONUS_TIERS.map((tier) => (
          <li key={tier.from} className={tier === reached ? styles.reached : undefined}>
            <span>{tierText(tier)}</span>
            <span>{tier.pointsPerDay} points a day</span>
            {tier === reached && <span className={classNames(tags.tag, styles.current)}>Now</span>}
          </li>
        ))}
      </RuledList>
    </>
  )
}

function wayToNext(currentStreak: number, days: number): string {
  return currentStreak === 0 ? `Reach ${counted(days, 'day')} in a row` : `Keep it up for ${counted(days, 'more day')}`
}
