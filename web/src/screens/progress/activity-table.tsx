import type { CalendarWeek } from '@think-twice/core/activity/activity-calendar'
import { dayText } from '../../parts/date-text.ts'
import { Fold } from '../../ui/fold.tsx'
import typography from '../../ui/text.module.css'
import styles from './activity-table.module.css'

/** The calendar in numbers, latest week first; weeks without activity are left out. */
export function ActivityTable({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const active = weeks.filter(({ activeDays }) => activeDays > 0).reverse()
  if (active.length === 0) return null
  return (
    <Fold className={styles.weeks} summary="Week by week">
      <table>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Active days</th>
            <th scope="col">Quizzes</th>
          </tr>
        </thead>
        <tbody>
          {active.map(({ days, activeDays, quizzes }) => (
            <tr key={days[0]?.day}>
              <th scope="row">{days[0] && dayText(days[0].day)}</th>
              <td className={typography.tabular}>{activeDays}</td>
              <td className={typography.tabular}>{quizzes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
