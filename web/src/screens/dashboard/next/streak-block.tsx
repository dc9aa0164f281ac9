import { type Day, dayOf } from '@think-twice/core/activity/days'
import { streakDays } from '@think-twice/core/activity/streak-days'
import { wordFor } from '@think-twice/core/wording/counted'
import { NO_STREAK, REST_DAY_EARNED, REST_DAY_RULE } from '@think-twice/core/wording/streak-words'
import { useId } from 'react'
import { localTimeZone } from '../../../browser/clock.ts'
import type { Review } from '../../../data/review.ts'
import type { StreakReading } from '../../../data/streak.ts'
import { longWeekdayText, weekdayText } from '../../../parts/date-text.ts'
import buttons from '../../../ui/button.module.css'
import { DoubleRule } from '../../../ui/double-rule.tsx'
import typography from '../../../ui/text.module.css'
import { reviewText } from './review-text.ts'
import styles from './streak-block.module.css'

type StreakBlockProps = { streak: StreakReading | null; review: Review | null; now: number; onTryAgain: () => void }

/** The streak as a number and the last seven days, one cell each; a rest day is an open cell labeled as such. */
export function StreakBlock({ streak, review, now, onTryAgain }: StreakBlockProps) {
  const id = useId()
  return (
    <section className={styles.streak} aria-labelledby={id}>
      <DoubleRule />
      <h2 id={id}>Streak</h2>
      {streak ? (
        <Days streak={streak} review={review} today={dayOf(now, localTimeZone())} />
      ) : (
        <>
          <p className={typography.small}>Your streak couldn’t be loaded.</p>
          <button type="button" className={buttons.small} onClick={onTryAgain}>
            Try again
          </button>
        </>
      )}
    </section>
  )
}

function Days({ streak, review, today }: { streak: StreakReading; review: Review | null; today: Day }) {
  const { currentStreak, activeDays, restDays, hasRestEarned } = streak
  const days = streakDays({ activeDays, restDays }, today)
  const rested = days.findLast(({ state }) => state === 'rest')
  const isTodayIn = days.at(-1)?.state === 'active'
  const next = reviewText(review)
  return (
    <>
      {currentStreak === 0 ? (
        <p className={typography.small}>{NO_STREAK}</p>
      ) : (
        <p className={styles.number}>
          {currentStreak}
          <small>{wordFor(currentStreak, 'day')}</small>
        </p>
      )}
      <ol className={styles.days}>
        {days.map(({ day, state }) => (
          <li key={day} className={day === today ? styles.today : undefined}>
            <i className={state === 'active' ? styles.active : styles.open}>{state === 'rest' && 'rest'}</i>
            <span>
              {weekdayText(day)}
              <span className={typography.visuallyHidden}>: {STATES[state]}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={typography.small}>
        {rested
          ? `${longWeekdayText(rested.day)} was your rest day. It doesn’t add a day or break your streak.`
          : hasRestEarned
            ? REST_DAY_EARNED
            : `Practice counts, too. ${REST_DAY_RULE}`}
      </p>
      {(currentStreak > 0 || next) && (
        <p className={typography.small}>
          {currentStreak > 0 && (isTodayIn ? 'Today already counts. ' : 'You haven’t practiced yet today. ')}
          {next}
        </p>
      )}
    </>
  )
}

const STATES = { active: 'active', rest: 'rest day', open: 'nothing yet', missed: 'nothing done' } as const
