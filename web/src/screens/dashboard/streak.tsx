import { type Day, dayOf } from '@think-twice/core/activity/days'
import { NO_STREAK, REST_DAY_EARNED, REST_DAY_RULE, streakDays } from '@think-twice/core/activity/streak'
import { counted, wordFor } from '@think-twice/core/wording/numbers'
import { useId } from 'react'
import { localTimeZone } from '../../browser/clock.ts'
import type { Review } from '../../data/review.ts'
import type { StreakReading } from '../../data/streak.ts'
import { longWeekdayText, weekdayText } from '../../parts/date-text.ts'
import { NotLoaded } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './streak.module.css'

type StreakSectionProps = {
  streak: StreakReading | null
  review: Review | null
  now: number
  onTryAgain: () => unknown
}

/** The streak as a number and the last seven days, one cell each; a rest day is an open cell labeled as such. */
export function StreakSection({ streak, review, now, onTryAgain }: StreakSectionProps) {
  const id = useId()
  return (
    <section className={styles.streak} aria-labelledby={id}>
      <DoubleRule />
      <h2 id={id}>Streak</h2>
      {streak ? (
        <Days streak={streak} review={review} today={dayOf(now, localTimeZone())} />
      ) : (
        <NotLoaded what="Your streak" onTryAgain={onTryAgain} />
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
        <Text look="small" top={2}>
          {currentStreak > 0 && (isTodayIn ? 'Today already counts. ' : 'You haven’t practiced yet today. ')}
          {next}
        </Text>
      )}
    </>
  )
}

const STATES = { active: 'active', rest: 'rest day', open: 'nothing yet', missed: 'nothing done' } as const

/** 'Next review: 3 concepts in 2 days.' Null if nothing is planned, or if something is due now, which comes before it. */
function reviewText(review: Review | null): string | null {
  const next = review?.next
  if (!next || review.due.length > 0) return null
  const when = next.inDays <= 1 ? 'tomorrow' : `in ${next.inDays} days`
  return `Next review: ${counted(next.count, 'concept')} ${when}.`
}
