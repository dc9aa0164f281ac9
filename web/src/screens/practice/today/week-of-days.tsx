import { type Day, dayOf } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { weekAround } from '@think-twice/core/practice/today'
import { Link } from 'wouter'
import { todayAddress } from '../../../addresses.ts'
import { useAnsweredDays } from '../../../browser/answered-days.ts'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { longDayText, weekdayText } from '../../../parts/date-text.ts'
import { TodaySquares } from '../../../parts/today-squares.tsx'
import typography from '../../../ui/text.module.css'
import styles from './week-of-days.module.css'

/**
 * Seven days ending with today, or with the day being looked at: each leads to its argument. A missed day is a dash.
 */
export function WeekOfDays({ day, userId }: { day: Day; userId: number | null }) {
  const today = dayOf(timeNow(), localTimeZone())
  const days = weekAround(day, today)
  const answered = useAnsweredDays(userId)
  return (
    <>
      <h3 className={styles.heading}>{days.at(-1) === today ? 'Your week' : 'The days around this one'}</h3>
      <ol className={styles.days}>
        {days.map((each) => {
          const squares = answered[each]?.squares
          return (
            <li key={each}>
              <Link href={todayAddress(each)} aria-current={each === day ? 'date' : undefined}>
                {squares ? <TodaySquares {...squares} isSmall /> : <Dash />}
                <span aria-hidden="true">{each === today ? 'Today' : weekdayText(each)}</span>
                <span className={typography.visuallyHidden}>
                  No. {dayNumber(each)}, {longDayText(each)}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Dash() {
  return (
    <span className={styles.none}>
      <span className={typography.visuallyHidden}>Not answered: </span>
    </span>
  )
}
