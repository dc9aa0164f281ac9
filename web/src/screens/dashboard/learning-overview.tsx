import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { weekdayOf } from '@think-twice/core/activity/days'
import { weekOverview } from '@think-twice/core/learning/dashboard'
import { localTimeZone } from '../../browser/clock.ts'
import { classNames } from '../../ui/class-names.ts'
import { customProperties } from '../../ui/custom-properties.ts'
import typography from '../../ui/text.module.css'
import { Block } from './block.tsx'
import styles from './learning-overview.module.css'
import termList from './term-list.module.css'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Pixels: how tall a day's pile may grow, and the gap between its cells. */
const TALLEST = 130
const GAP = 5

/** More cells than this cannot be told apart: the day is then one bar with its number. */
const MOST_CELLS = 8

/** The last seven days; one cell is one finished quiz. */
export function LearningOverview({ results, now }: { results: readonly ResultSummary[] | null; now: number }) {
  const { days, finished, averageScore } = weekOverview(results ?? [], now, localTimeZone())
  const busiest = Math.max(1, ...days.map((day) => day.finished))
  return (
    <Block title="Learning Overview" aside="Last 7 days">
      <ol className={styles.week}>
        {days.map(({ day, finished: count }, index) => (
          <li key={day} className={index === days.length - 1 ? styles.today : undefined}>
            <DayPile count={count} busiest={busiest} />
            <span>
              {index === days.length - 1 ? 'Today' : WEEKDAYS[weekdayOf(day)]}
              <span className={typography.visuallyHidden}>: {count} completed</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className={classNames(termList.terms, styles.sums)}>
        <div>
          <dt>Finished quizzes</dt>
          <dd>{results ? finished : '–'}</dd>
        </div>
        <div>
          <dt>Average this week</dt>
          <dd>{averageScore === null ? '–' : `${averageScore}%`}</dd>
        </div>
      </dl>
    </Block>
  )
}

function DayPile({ count, busiest }: { count: number; busiest: number }) {
  if (count === 0) return <i className={styles.none} />
  if (busiest > MOST_CELLS) {
    const height = Math.max(GAP, ((TALLEST - 20) * count) / busiest)
    return (
      <>
        <b aria-hidden="true">{count}</b>
        <i style={customProperties({ '--cell': `${height}px` })} />
      </>
    )
  }
  const height = Math.min(40, (TALLEST - GAP * (busiest - 1)) / busiest)
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
    <i key={index} style={customProperties({ '--cell': `${height}px` })} />
  ))
}
