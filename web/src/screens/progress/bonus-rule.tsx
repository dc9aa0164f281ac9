import { nextStreakBonus, STREAK_BONUS_TIERS, streakBonusTier, tierText } from '@think-twice/core/rewards/streak-bonus'
import { counted } from '@think-twice/core/wording/counted'
import { classNames } from '../../ui/class-names.ts'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import styles from './bonus-rule.module.css'

/** How a streak turns into points, in words, with the current tier marked. */
export function BonusRule({ currentStreak }: { currentStreak: number }) {
  const reached = streakBonusTier(currentStreak)
  const next = nextStreakBonus(currentStreak)
  return (
    <>
      <h3 className={styles.head}>How the bonus works</h3>
      <p className={typography.small}>
        Each day you finish a quiz or practice keeps your streak going. From three days on, every day of it earns
        points.{' '}
        {next &&
          `${wayToNext(currentStreak, next.inDays)}, and every day of the streak is worth ${next.tier.pointsPerDay} points.`}
      </p>
      <ul className={styles.tiers}>
        {STREAK_BONUS_TIERS.map((tier) => (
          <li key={tier.from} className={tier === reached ? styles.reached : undefined}>
            <span>{tierText(tier)}</span>
            <span>{tier.pointsPerDay} points a day</span>
            {tier === reached && <span className={classNames(tags.tag, styles.now)}>Now</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function wayToNext(currentStreak: number, days: number): string {
  return currentStreak === 0 ? `Reach ${counted(days, 'day')} in a row` : `Keep it up for ${counted(days, 'more day')}`
}
