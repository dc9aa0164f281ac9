import type { ResultSummary } from '@think-twice/contract/quiz-results'
import {
  ACTIVITY_LEVELS,
  activityCalendar,
  CALENDAR_WEEKS,
  type CalendarDay,
  type CalendarWeek,
  calendarMonths,
} from '@think-twice/core/activity/activity-calendar'
import type { Day } from '@think-twice/core/activity/days'
import { counted } from '@think-twice/core/wording/numbers'
import { localTimeZone, useNow } from '../../browser/clock.ts'
import { dayText, monthText } from '../../parts/date-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { customProperties } from '../../ui/custom-properties.ts'
import { FoldedTable } from '../../ui/folded-table.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './activity-calendar.module.css'

/** The names of every second row. */
const WEEKDAYS = ['', 'Mon', '', 'Wed', '', 'Fri', ''] as const

/** The meaning of the shades. */
const LEVEL_NAMES = ['None', '1 quiz or practice', '2', '3 or more'] as const
const LEVEL_SHADES = [undefined, styles.one, styles.two, styles.three] as const

/** 26 weeks as cells, a column per week and a cell per day; also as a table for those who cannot see it. */
export function ActivityCalendar({
  results,
  activeDays,
  restDays,
}: {
  results: readonly ResultSummary[]
  activeDays: readonly Day[]
  restDays: readonly Day[]
}) {
  const weeks = activityCalendar(results, activeDays, useNow(), localTimeZone())
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className={typography.heading}>
        The last {CALENDAR_WEEKS} weeks
      </h2>
      <Text look="small" top={1}>
        One cell is one day; today is outlined. The more quizzes in a day, the stronger its color. A day with only
        practice counts as one quiz.
      </Text>
      <div className={styles.calendar}>
        <Months weeks={weeks} />
        <div className={styles.weekdays} aria-hidden="true">
          {WEEKDAYS.map((name, row) => (
            <span key={name || row}>{name}</span>
          ))}
        </div>
        <div className={styles.days} role="img" aria-label={summaryOf(weeks, restDays.length)}>
          {weeks
            .flatMap(({ days }) => days)
            .map((day) => (
              <DayCell key={day.day} day={day} isRest={restDays.includes(day.day)} />
            ))}
        </div>
        <ShadeLegend hasRest={restDays.length > 0} />
      </div>
      <WeekTable weeks={weeks} />
    </section>
  )
}

function Months({ weeks }: { weeks: readonly CalendarWeek[] }) {
  return (
    <div className={styles.months} aria-hidden="true">
      {calendarMonths(weeks).map(({ firstDay, week, weeks: span }) => (
        <span key={firstDay} style={customProperties({ '--at': week + 1, '--span': span })}>
          {monthText(firstDay)}
        </span>
      ))}
    </div>
  )
}

type DayCellProps = { day: CalendarDay; isRest: boolean }

function DayCell({ day: { day, quizzes, isActive, level, when }, isRest }: DayCellProps) {
  if (when === 'ahead') return <i className={styles.ahead} />
  if (isRest) {
    const title = `${dayText(day)}: rest day`
    return <i className={classNames(styles.rest, when === 'today' && styles.today)} title={title} />
  }
  const done = isActive && quizzes === 0 ? 'practice' : counted(quizzes, 'quiz', 'quizzes')
  const title = `${dayText(day)}: ${done}`
  return <i className={classNames(LEVEL_SHADES[level], when === 'today' && styles.today)} title={title} />
}

function ShadeLegend({ hasRest }: { hasRest: boolean }) {
  return (
    <ul className={styles.legend} aria-label="Quizzes a day">
      {ACTIVITY_LEVELS.map((level) => (
        <li key={level}>
          <i className={LEVEL_SHADES[level]} />
          {LEVEL_NAMES[level]}
        </li>
      ))}
      {hasRest && (
        <li>
          <i className={styles.rest} />
          Rest day
        </li>
      )}
    </ul>
  )
}

/** The calendar in numbers, latest week first; weeks without activity are left out. */
function WeekTable({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const rows = weeks
    .flatMap(({ days: [first], activeDays, quizzes }) =>
      first && activeDays > 0 ? [[dayText(first.day), String(activeDays), String(quizzes)]] : [],
    )
    .reverse()
  if (rows.length === 0) return null
  return (
    <FoldedTable
      summary="Week by week"
      caption="Your activity by week"
      head={['Week of', 'Active days', 'Quizzes']}
      rows={rows}
    />
  )
}

function summaryOf(weeks: readonly CalendarWeek[], restDays: number): string {
  const quizzes = weeks.reduce((sum, week) => sum + week.quizzes, 0)
  const activeDays = weeks.reduce((sum, week) => sum + week.activeDays, 0)
  return `Calendar of the last ${weeks.length} weeks. Quizzes: ${quizzes}. Active days: ${activeDays}.${restDays > 0 ? ` Rest days: ${restDays}.` : ''} The table below has them week by week.`
}
