import { addDays, type Day, dayOf } from '@think-twice/core/activity/days'
import { FIRST_DAY, numberOf } from '@think-twice/core/practice/day-number'
import { Link } from 'wouter'
import { todayAddress } from '../../addresses.ts'
import { localTimeZone } from '../../browser/clock.ts'
import { answeredDays } from '../../browser/kept-today.ts'
import { longDay, weekdayText } from '../../parts/date-text.ts'
import { Looked } from '../../parts/looked.tsx'
import typography from '../../ui/text.module.css'
import styles from './week-of-days.module.css'

/** Seven days that end with today, or with the day being looked at: each leads to its argument. A missed day is a dash. */
export function WeekOfDays({ day, userId }: { day: Day; userId: number | null }) {
  const today = dayOf(Date.now(), localTimeZone())
  const last = addDays(day, 3) < today ? addDays(day, 3) : today
  const days = [-6, -5, -4, -3, -2, -1, 0].map((offset) => addDays(last, offset)).filter((each) => each >= FIRST_DAY)
  const answered = answeredDays(userId)
  return (
    <>
      <h3 className={styles.heading}>{last === today ? 'Your week' : 'The days around'}</h3>
      <ol className={styles.days}>
        {days.map((each) => {
          const squares = answered[each]?.squares
          return (
            <li key={each}>
              <Link href={todayAddress(each)} aria-current={each === day ? 'date' : undefined}>
                {squares ? <Looked {...squares} isSmall /> : <Dash />}
                <span aria-hidden="true">{each === today ? 'Today' : weekdayText(each)}</span>
                <span className={typography.visuallyHidden}>
                  No. {numberOf(each)}, {longDay(each)}
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
      <span className={typography.visuallyHidden}>Not played: </span>
    </span>
  )
}
